/** One table, live: what the server has sent of it, and what we may do there. */

import type { Wanted } from "../games/registry";
import type { GameRoom } from "../games/room";
import { callMe, Refused } from "../wire/api";
import {
  type Code,
  type Command,
  type Item,
  OFFLINE,
  type Refusal,
  type Remark,
  type Seat,
  type Sight,
  type TableInfo,
  type TableTerms,
  type Update,
} from "../wire/messages";
import { restWhileHidden } from "../wire/resting";
import { type Answer, TableSocket } from "../wire/socket";
import { Acts } from "./acts";
import { Adviser, type Hint } from "./adviser.svelte";
import { Common } from "./common";
import { lookWhoIsHere } from "./presence";
import { Queue } from "./queue";
import { type AnyEvent, nextToNothing } from "./seen";
import type { Attempt, Forecast, Shown, Stage } from "./shown";

/** Nothing is asked of this seat any more. */
const LATE: Refusal = { is: "refused", ref: null, code: "late" satisfies Code, sentence: "", clause: null };

const DAY = 86_400; // seconds

export class Session {
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Shown | null>(null); // as drawn: behind the server's state while events are shown
  room = $state.raw<GameRoom | null>(null);
  seat = $state<Seat | null>(null); // through whose eyes we look
  curtain = $state<Seat | null>(null); // in a hot seat: who is to take the device
  items = $state.raw<readonly Item[]>([]);
  shut = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Refusal | null>(null); // the last thing that was refused, apart from choices
  clocksAt = $state(0); // when `table` came, by this machine's clock
  hereAt = $state(0); // when we last heard who is here, by this machine's clock
  since = $state(0); // the last line of the log when we came: what was said before is no news
  unread = $state(0); // lines of chat
  replaying = $state(false); // the room shows how it came to the end: the result waits
  remarked = $state.raw<readonly Remark[]>([]); // what spectators said last
  agreed = $state(false); // on a next game, while we were looking: everybody goes there

  readonly adviser: Adviser;
  readonly acts = new Acts((command) => this.#do(command));
  #socket: TableSocket;
  #terms: TableTerms | null = null;
  #sights = new Map<Seat | null, Sight>();
  #common = new Common();
  #queue = new Queue<Shown>((shown) => this.#put(shown));
  #stage: Stage | null = null;
  #wanted: readonly Wanted[];
  #heard = 0; // the last line of the log that we were sent
  #seated: Promise<void> = Promise.resolve(); // done when no one is just sitting down

  /** `wanted`: what the server sends beside views, as far as it is known already which game is played. */
  constructor(
    address: (after: number, wanted: readonly Wanted[]) => string,
    readonly askEarlier: (seat: Seat | null, before: number) => Promise<Item[]> = () => Promise.resolve([]),
    wanted: readonly Wanted[] = [],
  ) {
    this.#wanted = wanted;
    this.adviser = new Adviser(() => this.#hint());
    this.#socket = new TableSocket((after) => address(after, this.#wanted), {
      update: (update) => this.#take(update),
      here: (message) => {
        this.hereAt = performance.now();
        if (this.table) this.table = lookWhoIsHere(this.table, message);
      },
      remarked: (remarks) => (this.remarked = remarks),
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
  readonly view = $derived(this.shown?.view ?? null);
  /** For whom this screen acts: no seat while the curtain is down, as the last player may have got up. */
  readonly acting = $derived(this.curtain === null ? this.seat : null);
  /**
   * Whose choices a takeback would undo, newest first. Several people at one screen step back one choice
   * at a time, no matter which of them made it.
   */
  readonly undoes = $derived<Seat[]>(
    this.mine
      .map((seat) => this.table?.seats[seat]?.takeback ?? [])
      .filter((seats) => seats.length > 0)
      .sort((one, other) => one.length - other.length)[0] ?? [],
  );
  /** Whether the seat can step back in its own chain of choices, or why not. */
  readonly step = $derived(this.acting === null ? null : (this.table?.seats[this.acting]?.step ?? null));
  /** The others at this screen who would lose a choice: they are asked first. */
  readonly losers = $derived<Seat[]>(
    this.undoes.filter((seat) => seat !== this.seat && this.mine.includes(seat)),
  );

  close(): void {
    this.#socket.close();
  }

  /** Hang up while the page is hidden, until the function that is returned is called. */
  restWhileHidden(): () => void {
    return restWhileHidden(this.#socket);
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
    this.#terms = update.terms ?? this.#terms;
    this.table = { ...this.#terms, ...update.table } as TableInfo; // the terms come first, and then no more
    this.clocksAt = this.hereAt = performance.now();
    const follows = update.after > 0 && update.after === this.#heard;
    this.#heard = update.number;
    for (const sight of update.sights) {
      if (sight.seat === this.seat && sight.ask !== this.#sights.get(sight.seat)?.ask) this.adviser.forget();
      const known = this.#sights.get(sight.seat)?.news ?? [];
      // Only the end of a long log is sent: if what we have does not reach up to it, fetch it again.
      const before = follows ? known : [];
      this.#sights.set(sight.seat, { ...sight, news: [...before, ...sight.news] });
    }
    // What only some of us have seen stays hidden: whose it is is unknown.
    if (this.hotSeat && update.sights.length === this.mine.length)
      this.#common.hear(update.sights.map(({ news }) => news));
    const asked = this.mine.find((seat) => update.table.seats[seat]?.asked);
    const next = this.hotSeat ? (asked ?? this.seat) : (this.mine[0] ?? null);
    const back = !first && update.sights.some(({ news }) => news.some((item) => item.what === "took-back"));
    if (this.hotSeat && asked !== undefined && this.table.begun_after !== null) {
      if (asked !== this.seat) this.adviser.forget();
      this.seat = asked; // a player of a position set up by hand knows every hand already
    } else if (this.hotSeat && asked !== undefined && (asked !== this.seat || back || this.curtain !== null))
      this.curtain = asked; // also for the last player: by now another may hold the device
    if (this.table.status === "over") this.curtain = null; // the device changes hands no more
    if (!this.hotSeat || this.seat === null) this.seat = next;
    this.#draw(this.seat, update, !follows);
  }

  /** Hide what a player says, or show it again: the server did not send it meanwhile. */
  async mute(seat: Seat, on: boolean): Promise<void> {
    await this.acts.mute(seat, on);
    if (!on) this.#socket.startOver();
  }

  /** Only the end of a long log is sent: fetch a page before it. */
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
    if (!sight?.view || !this.room) return;
    const fresh = update?.sights.find((each) => each.seat === seat)?.news ?? [];
    const events = first ? [] : fresh.flatMap((item) => ("events" in item ? item.events : []));
    const covered = this.curtain !== null;
    this.#queue.add({
      view: covered ? (this.room.cover ?? nextToNothing)(sight.view) : sight.view,
      ask: covered ? null : sight.ask,
      question: covered ? null : (sight.question ?? null),
      facts: covered ? [] : (sight.facts ?? []),
      orders: covered ? null : (sight.orders ?? null),
      events,
      items: sight.news,
    });
  }

  #put(shown: Shown): number {
    this.items = shown.items;
    this.shown = shown;
    return this.#stage?.show(shown) ?? 0;
  }

  /** The room is there: from now on what happens is shown in it. If it needs more than was sent, we ask again. */
  settle(room: GameRoom, wanted: readonly Wanted[]): void {
    this.room = room;
    if (wanted.every((each) => this.#wanted.includes(each))) {
      this.#draw(this.seat, null, true);
      return;
    }
    this.#wanted = wanted;
    this.#sights.clear();
    // A line that is opened once more would lose the word of who is just sitting down on it.
    void this.#seated.then(() => this.#socket.startOver());
  }

  /** Show what happens here, until the function that is returned is called. */
  enter(stage: Stage): () => void {
    this.#stage = stage;
    if (this.shown) stage.show({ ...this.shown, events: [] });
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  /** Whether an event of the log is kept to oneself while the curtain is down: not all seats here have seen the same. */
  hides(event: AnyEvent): boolean {
    return this.curtain !== null && !this.#common.has(event);
  }

  /** In a hot seat: the next one has taken the device. */
  lift(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.adviser.forget();
    this.curtain = null;
    this.#queue.clear();
    this.#stage?.clear?.();
    this.#draw(this.seat, null, true);
  }

  // --- what we do -----------------------------------------------------------------------------------

  /** What a choice would bring, or why it is not allowed. */
  async preview(token: string): Promise<Forecast> {
    const ask = this.#ask();
    if (ask === null) return { events: null, refusal: LATE };
    const answer = await this.#socket.send({ do: "preview", ...ask, choice: token });
    return answer.is === "preview"
      ? { events: answer.events, refusal: null, stop: answer.stop, cautions: answer.cautions }
      : { events: null, refusal: answer as Answer & { is: "refused" } };
  }

  /** What a chain of own choices would come to. Nothing comes of it, and no other player hears of it. */
  async attempt(choices: string[]): Promise<Attempt> {
    const ask = this.#ask();
    if (ask === null) return { tried: null, refusal: LATE };
    const answer = await this.#socket.send({ do: "try", ...ask, choices });
    return answer.is === "tried"
      ? { tried: answer, refusal: null }
      : { tried: null, refusal: answer as Answer & { is: "refused" } };
  }

  /** Undo the last choice of one's own chain. */
  stepBack(): Promise<void> {
    return this.acting === null || this.step !== "free"
      ? Promise.resolve()
      : this.#do({ do: "step-back", seat: this.acting });
  }

  /** Make a choice; why it was refused, or null. */
  choose(token: string): Promise<Refusal | null> {
    return this.chooseAll([token]);
  }

  /** Make the choices of a plan, all of them or none; why they were refused, or null. */
  async chooseAll([choice, ...then]: string[]): Promise<Refusal | null> {
    const ask = this.#ask();
    if (ask === null || choice === undefined) return LATE;
    const command = { do: "play", ...ask, choice } as const;
    const answer = await this.#socket.send(then.length ? { ...command, then } : command);
    return answer.is === "refused" ? answer : null;
  }

  async #hint(): Promise<Hint> {
    const ask = this.#ask();
    if (ask === null) return { advice: null, refusal: LATE };
    const answer = await this.#socket.send({ do: "hint", ...ask });
    return answer.is === "hint"
      ? { advice: answer.advice, refusal: null }
      : { advice: null, refusal: answer as Answer & { is: "refused" } };
  }

  #ask(): { seat: Seat; ask: number } | null {
    const seat = this.acting;
    const ask = seat === null ? null : (this.#sights.get(seat)?.ask ?? null);
    return seat === null || ask === null ? null : { seat, ask };
  }

  /** Have something answered by the server from now on: by the id of an order the choice. */
  async order(orders: Record<string, string>): Promise<void> {
    if (this.acting !== null) await this.#do({ do: "order", seat: this.acting, orders });
  }

  async #do(command: Command): Promise<void> {
    const answer = await this.#socket.send(command);
    this.trouble = answer.is === "refused" ? answer : null;
  }

  /** Sit down under a name. Who was a mere visitor becomes a guest by it, and comes in again as one. */
  sit(seat: Seat, name: string): Promise<void> {
    return (this.#seated = this.#sitDown(seat, name));
  }

  async #sitDown(seat: Seat, name: string): Promise<void> {
    if (await this.comeIn(name)) await this.#do({ do: "sit", seat });
  }

  /** A visitor becomes a guest with that name, and comes in again as one; whether that worked. */
  async comeIn(name: string): Promise<boolean> {
    try {
      await callMe(name);
    } catch (problem) {
      if (problem instanceof Refused) this.trouble = problem.refusal;
      return false;
    }
    await this.#socket.reopen();
    return true;
  }

  /** Take the seat back that a computer player took over. */
  sitAgain(): Promise<void> {
    return this.#do({ do: "sit" });
  }

  leave(): Promise<void[]> {
    return Promise.all(this.mine.map((seat) => this.#do({ do: "leave", seat })));
  }

  /** Give up, for the player who holds the device. */
  resign(): Promise<void> {
    return this.acting === null ? Promise.resolve() : this.acts.resign(this.acting);
  }

  takeBack(): Promise<void> {
    const seat = this.acting === null ? undefined : this.undoes.at(-1);
    return seat === undefined ? Promise.resolve() : this.acts.offer("takeback", seat);
  }

  /** Where all play together: mark a thing on the table for the others, or take the own mark away. */
  mark(thing: string, on: boolean): Promise<void> {
    return this.acting === null ? Promise.resolve() : this.#do({ do: "mark", seat: this.acting, thing, on });
  }
}
