"""What cards do: the verbs of the closed vocabulary, the numbers they use, and Tactic cards."""
