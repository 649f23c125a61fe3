"""The words of The Great Wall: names, cards, amounts and events as texts that are still in no language."""
