"""What kind of game a game is: options, length, hidden information, seats, leads, what thinking is worth.

traits    what a game says of itself: how seats stand, what is hidden, who thinks with a budget
bits      how much a seat does not know
course    one game, watched and boiled down to one `GameCourse`
runs      which games are played, and the file that a later run continues from
figures   what is measured, with intervals
page      the same with plots
"""
