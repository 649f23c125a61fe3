# What every game can say, though it says nothing of its own
choice-token = { $token }
question-choose = Wähle eine Möglichkeit:
text-semicolon = { $first }; { $second }
