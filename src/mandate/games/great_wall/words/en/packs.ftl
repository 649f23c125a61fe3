## mandate cards

cards-about = packs of cards for The Great Wall: begin one, check it, read it
cards-new = writes a pack to begin with
cards-check = says what is wrong with a pack, with examples
cards-show = our cards, or those of a pack, as people read them
cards-file = the name of a new pack, or a pack: a TOML file or a folder of them
cards-card = only this card: its id, or a part of its name
cards-compare = the pack’s cards beside ours
cards-epilogue = Play with it: mandate play great-wall --pack FILE. See docs/card-packs.md.
cards-written = { $file } is written, and is a pack already. Change it, then: mandate cards check { $file }
cards-example = For example:
cards-faults = { $n ->
    [one] 1 fault.
   *[other] { $n } faults.
}
cards-good = { $name }: a good pack with { $n ->
    [one] 1 entry
   *[other] { $n } entries
}, tried out in some games. Its hash begins with { $hash }.
cards-none = –
cards-ours = ours:
cards-theirs = { $name }:
cards-horde = Power { $power }, Honor { $honor }, spots { $spots }.
