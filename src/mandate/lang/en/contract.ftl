# What every game can say, though it says nothing of its own
choice-token = { $token }
question-choose = Choose one:
text-semicolon = { $first }; { $second }
