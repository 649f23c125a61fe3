## The Great Wall: data files that are not right

problem-gw-data-unreadable = Cannot read { $file }: { $reason }.
problem-gw-data-not-toml = { $file } is not a TOML file: { $reason }.
problem-gw-data-missing = { $file }, { $entry }, { $field }: missing.
problem-gw-data-unknown = { $file }, { $entry }, { $field }: unknown field. Known there: { $expected }.
problem-gw-data-kind = { $file }, { $entry }, { $field }: found { $value }, expected { $expected ->
    [int] a whole number
    [str] a text
    [bool] true or false
    [list] a list in square brackets
   *[table] a table in curly brackets
}.
problem-gw-data-word = { $file }, { $entry }, { $field }: “{ $value }” is unknown. Known there: { $expected }.
problem-gw-data-amount = { $file }, { $entry }, { $field }: “{ $value }” is not an amount. Write a number, or one calculated from a quantity, such as 2 * SA.
problem-gw-data-moment = { $file }, { $entry }, { $field }: “{ $value }” has no meaning at { $moment }. It can be used at: { $expected }.
problem-gw-data-range = { $file }, { $entry }, { $field }: { $value } is out of range; it must be { $least } to { $most }.
problem-gw-data-twice = { $file }, { $entry }, { $field }: { $value } is already used by another entry.
problem-gw-data-count = { $file }, { $entry }, { $field }: found { $found }, expected { $expected }.
problem-gw-data-large = { $file }, { $entry }, { $field }: too much; the most is { $most } { $what ->
    [bytes] bytes
    [entries] entries
    [depth] tables within each other
   *[signs] characters
}.
problem-gw-data-text = { $file }, { $entry }, { $field }: “{ $value }” mixes alphabets that look alike, or has characters that cannot be seen.
problem-gw-data-fails = { $file }, { $entry }, { $field }: { $reason ->
    [endless] games with this pack do not end; look at the cards that it changes.
   *[other] a game with this pack broke off: { $reason }.
}
