# What every game can say, though it says nothing of its own
choice-token = { $token }
question-choose = Choisissez une possibilité :
text-semicolon = { $first } ; { $second }
