/** One table, live: what the server has told about it, and what we may do there. */

import { soundOf } from "../sound";
import { moving, settings } from "../settings.svelte";
import type { QinView, Seat } from "../games/qin/data/view";
import { type Code, type Item, OFFLINE, type OfferKind, type Refusal, type Sight } from "../wire/messages";
import type { TableInfo, Update } from "../wire/messages";
import { callMe, Refused } from "../wire/api";
import { type Answer, TableSocket } from "../wire/socket";
import { Adviser, type Hint } from "./adviser.svelte";
import { Desk, type Forecast } from "../games/qin/table/desk.svelte";
import { Show, visible } from "./show.svelte";

/** Nothing is asked of this seat any more. */
const LATE: Refusal = { is: "refused", ref: null, code: "late" satisfies Code, sentence: "", clause: null };

const GAME = "qin"; // the one that this page draws
const DAY = 86_400; // seconds
const UNSEEN = 30_000; // milliseconds

export class Session {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<QinView | null>(null); // as drawn: behind what the server told while events are shown
  seat = $state<Seat | null>(null); // through whose eyes we look
  curtain = $state<Seat | null>(null); // in a hot seat: who is to take the device
  items = $state.raw<readonly Item[]>([]);
  shut = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Refusal | null>(null); // the last thing that was refused, apart from placements
  clocksAt = $state(0); // when `table` came, by this machine's clock
  since = $state(0); // the last line of the log when we came: what was said before is no news
  agreed = $state(false); // on a next game, while we were looking: everybody goes there

  readonly show: Show;
  readonly desk: Desk;
  readonly adviser: Adviser;
  #socket: TableSocket;
  #sights = new Map<Seat | null, Sight>();

  constructor(
    address: (after: number) => string,
    readonly askEarlier: (seat: Seat | null, before: number) => Promise<Item[]> = () => Promise.resolve([]),
  ) {
    this.show = new Show((update) => {
      soundOf(visible(update.events), moving() ? this.show.pause : 0);
      this.items = update.items;
      this.view = update.view;
      this.desk.show(update.view, update.question ?? null);
    }, moving);
    this.desk = new Desk(
      {
        preview: (token) => this.#preview(token),
        choose: (token) => void this.#choose(token),
      },
      () => settings.confirm,
    );
    this.adviser = new Adviser(() => this.#hint());
    this.#socket = new TableSocket(address, {
      update: (update) => this.#take(update),
      here: ({ seats }) => {
        if (this.table)
          this.table = {
            ...this.table,
            seats: this.table.seats.map((seat, at) => ({ ...seat, here: seats[at] ?? seat.here })),
          };
      },
      shut: (refusal) => {
        if (this.table) this.trouble = refusal;
        else this.shut = refusal;
      },
    });
  }

  readonly mine = $derived<Seat[]>(
    this.table?.seats.flatMap((seat, number) => (seat.you ? [number] : [])) ?? [],
  );
  readonly slow = $derived(this.table?.pace.per === "move" && this.table.pace.seconds >= DAY);
  readonly hotSeat = $derived(this.mine.length > 1);
  /** Whether this page can draw the game; where it cannot, the table is there all the same. */
  readonly drawn = $derived(this.table === null || this.table.game === GAME);
  /**
   * Whose placements a takeback would undo, newest first. Several people at one screen step back one placement
   * at a time, whoever of them made it.
   */
  readonly undoes = $derived<Seat[]>(
    this.mine
      .map((seat) => this.table?.seats[seat]?.takeback ?? [])
      .filter((seats) => seats.length > 0)
      .sort((one, other) => one.length - other.length)[0] ?? [],
  );
  /** The others at this screen who would lose a placement: they are asked first. */
  readonly losers = $derived<Seat[]>(
    this.undoes.filter((seat) => seat !== this.seat && this.mine.includes(seat)),
  );

  close(): void {
    this.#socket.close();
  }

  /** A page in the background is not looked at: hang up after a while, so that the server calls by push instead. */
  restWhileHidden(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") this.#socket.resume();
      else timer = setTimeout(() => this.#socket.rest(), UNSEEN);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      this.#socket.resume();
    };
  }

  // --- what the server tells ----------------------------------------------------------------------

  #take(update: Update): void {
    const before = this.table;
    const first = before === null;
    if (first) this.since = update.number;
    if (before?.status === "over" && !before.next && update.table.next && this.mine.length > 0)
      this.agreed = true;
    if (this.trouble?.code === OFFLINE) this.trouble = null; // the connection is back
    this.adviser.reconnect();
    this.table = update.table;
    this.clocksAt = performance.now();
    for (const sight of update.sights) {
      if (sight.seat === this.seat && sight.ask !== this.#sights.get(sight.seat)?.ask) this.adviser.forget();
      const known = this.#sights.get(sight.seat)?.news ?? [];
      // Of very much only the end is told: then what we have does not reach up to it, and is asked for again.
      const before = update.after > 0 && known.at(-1)?.number === update.after ? known : [];
      this.#sights.set(sight.seat, { ...sight, news: [...before, ...sight.news] });
    }
    const asked = this.mine.find((seat) => update.table.seats[seat]?.asked);
    const next = this.hotSeat ? (asked ?? this.seat) : (this.mine[0] ?? null);
    const back = !first && update.sights.some(({ news }) => news.some((item) => item.what === "took-back"));
    if (this.hotSeat && asked !== undefined && (asked !== this.seat || back || this.curtain !== null))
      this.curtain = asked; // also for who sat there last: by now somebody else may hold the device
    if (!this.hotSeat || this.seat === null) this.seat = next;
    this.#draw(this.seat, update, first);
  }

  /** Of a long log only the end is told: ask for a page before it. */
  async earlier(): Promise<void> {
    const seat = this.seat;
    const first = this.items[0]?.number ?? 1;
    if (first <= 1) return;
    try {
      const page = await this.askEarlier(seat, first);
      const sight = this.#sights.get(seat);
      if (!sight || seat !== this.seat || this.items[0]?.number !== first) return;
      this.#sights.set(seat, { ...sight, news: [...page, ...sight.news] });
      this.items = [...page, ...this.items];
    } catch (problem) {
      if (!(problem instanceof Refused)) return; // the line is broken, and the page says so
      this.trouble = problem.refusal;
    }
  }

  #draw(seat: Seat | null, update: Update | null, first: boolean): void {
    const sight = this.#sights.get(seat);
    if (!sight?.view || !this.drawn) return;
    const fresh = update?.sights.find((each) => each.seat === seat)?.news ?? [];
    const events = first ? [] : fresh.flatMap((item) => ("events" in item ? item.events : []));
    const covered = this.curtain !== null;
    this.show.add({
      view: covered ? behindCurtain(sight.view) : sight.view,
      question: covered ? null : sight.ask,
      events,
      items: sight.news,
    });
  }

  /** In a hot seat: the next one has taken the device. */
  lift(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.adviser.forget();
    this.curtain = null;
    this.show.clear();
    this.#draw(this.seat, null, true);
  }

  // --- what we do -----------------------------------------------------------------------------------

  async #preview(token: string): Promise<Forecast> {
    const ask = this.#ask();
    if (ask === null) return { events: null, refusal: LATE };
    const answer = await this.#socket.send({ do: "preview", ...ask, choice: token });
    return answer.is === "preview"
      ? { events: answer.events, refusal: null }
      : { events: null, refusal: answer as Answer & { is: "refused" } };
  }

  async #hint(): Promise<Hint> {
    const ask = this.#ask();
    if (ask === null) return { advice: null, refusal: LATE };
    const answer = await this.#socket.send({ do: "hint", ...ask });
    return answer.is === "hint"
      ? { advice: answer.advice, refusal: null }
      : { advice: null, refusal: answer as Answer & { is: "refused" } };
  }

  async #choose(token: string): Promise<void> {
    const ask = this.#ask();
    if (ask === null) return;
    const answer = await this.#socket.send({ do: "play", ...ask, choice: token });
    if (answer.is === "refused") this.desk.refused(answer);
  }

  #ask(): { seat: Seat; ask: number } | null {
    const ask = this.#sights.get(this.seat)?.ask ?? null;
    return this.seat === null || ask === null ? null : { seat: this.seat, ask };
  }

  async #do(command: Parameters<TableSocket["send"]>[0]): Promise<void> {
    const answer = await this.#socket.send(command);
    this.trouble = answer.is === "refused" ? answer : null;
  }

  /** Sit down under a name. Who was a mere visitor becomes a guest by it, and comes in again as one. */
  async sit(seat: Seat, name: string): Promise<void> {
    try {
      await callMe(name);
    } catch (problem) {
      if (problem instanceof Refused) this.trouble = problem.refusal;
      return;
    }
    await this.#socket.reopen();
    await this.#do({ do: "sit", seat });
  }

  leave(): Promise<void[]> {
    return Promise.all(this.mine.map((seat) => this.#do({ do: "leave", seat })));
  }

  /** The host gives a free seat to a computer player. */
  fill(seat: Seat, bot: string): Promise<void> {
    return this.#do({ do: "fill", seat, bot });
  }

  /** The host makes a seat free again. */
  free(seat: Seat): Promise<void> {
    return this.#do({ do: "free", seat });
  }

  /** The host clears the table away. */
  cancel(): Promise<void> {
    return this.#do({ do: "cancel" });
  }

  takeBack(): Promise<void> {
    const seat = this.undoes.at(-1);
    return seat === undefined ? Promise.resolve() : this.offer("takeback", seat);
  }

  start(): Promise<void> {
    return this.#do({ do: "start" });
  }

  resign(seat: Seat): Promise<void> {
    return this.#do({ do: "resign", seat });
  }

  offer(what: OfferKind, seat?: Seat): Promise<void> {
    return this.#do({ do: "offer", what, ...(seat === undefined ? {} : { seat }) });
  }

  offerSeries(games: number): Promise<void> {
    return this.#do({ do: "offer", what: "series", games });
  }

  answer(offer: number, yes: boolean): Promise<void> {
    return this.#do({ do: "answer", offer, yes });
  }

  say(text: string): Promise<void> {
    return this.#do({ do: "say", text });
  }
}

/** The same board without anything that only one seat may know. */
function behindCurtain(view: QinView): QinView {
  return { ...view, seat: null, decision: null, hand: [] };
}
