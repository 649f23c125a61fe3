"""The plain screen: any game without its own drawing, from its questions, events and tidy facts."""
