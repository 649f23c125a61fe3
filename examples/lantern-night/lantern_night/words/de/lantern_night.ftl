lantern-night-name = Laternennacht
lantern-night-ask = Eine Laterne mit { $light } Licht. Welche Karte bietest du?
