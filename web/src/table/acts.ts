/** What people do at a table beside playing: the host's part, offers and their answers, resigning, talk. */

import type { Command, OfferKind, Phrase, Seat } from "../wire/messages";

export class Acts {
  /** `act` sends a command, and tells what was refused. */
  constructor(readonly act: (command: Command) => Promise<void>) {}

  /** Ask to take over the seat of a computer player. */
  join(seat: Seat): Promise<void> {
    return this.act({ do: "join", seat });
  }

  /** The host gives a free seat to a computer player. */
  fill(seat: Seat, bot: string): Promise<void> {
    return this.act({ do: "fill", seat, bot });
  }

  /** The host makes a seat free again. */
  free(seat: Seat): Promise<void> {
    return this.act({ do: "free", seat });
  }

  /** The host clears the table away. */
  cancel(): Promise<void> {
    return this.act({ do: "cancel" });
  }

  start(): Promise<void> {
    return this.act({ do: "start" });
  }

  resign(seat: Seat): Promise<void> {
    return this.act({ do: "resign", seat });
  }

  offer(what: Exclude<OfferKind, "join">, seat?: Seat): Promise<void> {
    return this.act({ do: "offer", what, ...(seat === undefined ? {} : { seat }) });
  }

  offerSeries(games: number): Promise<void> {
    return this.act({ do: "offer", what: "series", games });
  }

  answer(offer: number, yes: boolean): Promise<void> {
    return this.act({ do: "answer", offer, yes });
  }

  say(text: string): Promise<void> {
    return this.act({ do: "say", text });
  }

  phrase(id: Phrase["id"]): Promise<void> {
    return this.act({ do: "phrase", id });
  }

  /** Agree to free text among strangers, or no longer. */
  consent(yes: boolean): Promise<void> {
    return this.act({ do: "consent", yes });
  }

  /** Hide what a player says, or show it again. */
  mute(seat: Seat, on: boolean): Promise<void> {
    return this.act({ do: "mute", seat, on });
  }
}
