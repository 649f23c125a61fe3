"""What the players of The Great Wall learn: `make learn`."""
