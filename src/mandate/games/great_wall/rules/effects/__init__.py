"""What cards do when they fire: the verbs of the closed vocabulary, the numbers they use, and Tactic cards."""
