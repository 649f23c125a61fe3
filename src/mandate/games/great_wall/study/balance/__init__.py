"""How balanced The Great Wall is: many games by rule-based players, figures with intervals, targets.

modes     what can be played, a line each
collect   one game, looked at and boiled down to one `Told`
runs      which games are played, who looks on, and the file that a later run goes on with
estimates numbers with two intervals, for families of them
figures   what is measured, from the games of one mode
targets   what was hoped for, and the verdict
report    the page, in Markdown
page      the same with plots, in HTML
"""
