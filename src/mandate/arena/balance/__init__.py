"""How balanced The Great Wall is: many games by rule-based players, figures with intervals, targets.

modes     what can be played, a line each
collect   one game, played through views, boiled down to one `Told`
runs      many games on several processes, kept in a file that a later run goes on with
estimates numbers with their intervals, by games
figures   what is measured, from the games of one mode
targets   what was hoped for, and the verdict
report    the page
"""
