"""The phases in the rulebook's order: setup, Spring, Summer, Fall, Winter, and the final scoring."""
