"""How balanced The Great Wall is: many games by rule-based players, figures with intervals, targets.

modes     what can be played, a line each
collect   one game, observed and reduced to what the report needs
runs      which games are played, what observes them, and the file that a later run continues
estimates numbers with two intervals, for families of them
figures   what is measured, from the games of one mode
targets   what was hoped for, and the verdict
report    the page, in Markdown
page      the same with plots, in HTML
"""
