"""The plain screen: any game that nobody drew, from its questions, its events and its tidy facts."""
