## The Great Wall: data files that are not right

problem-gw-data-unreadable = { $file } cannot be read: { $reason }.
problem-gw-data-not-toml = { $file } is not a TOML file: { $reason }.
problem-gw-data-missing = { $file }, { $entry }, { $field }: it is missing.
problem-gw-data-unknown = { $file }, { $entry }, { $field }: nothing reads this. Known there: { $expected }.
problem-gw-data-kind = { $file }, { $entry }, { $field }: { $value } is written there; it needs { $expected ->
    [int] a whole number
    [str] a text
    [bool] true or false
    [list] a list in square brackets
   *[table] a table in curly brackets
}.
problem-gw-data-word = { $file }, { $entry }, { $field }: “{ $value }” is not known. Known there: { $expected }.
problem-gw-data-amount = { $file }, { $entry }, { $field }: “{ $value }” is no amount. Write a number, or one counted with a quantity, such as 2 * SA.
problem-gw-data-moment = { $file }, { $entry }, { $field }: “{ $value }” means nothing at { $moment }. It does at: { $expected }.
problem-gw-data-range = { $file }, { $entry }, { $field }: { $value } cannot be; { $least } to { $most } can.
problem-gw-data-twice = { $file }, { $entry }, { $field }: { $value } is taken by another entry.
problem-gw-data-count = { $file }, { $entry }, { $field }: there are { $found }, and { $expected } are needed.
