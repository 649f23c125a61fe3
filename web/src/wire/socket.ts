/** A table's socket: sends commands, waits for their answers, and comes back by itself when the line breaks. */

import { isHere, LineHere } from "./device";
import { fell, holds, whenBack } from "./line.svelte";
import {
  type Command,
  type Here,
  type Message,
  offline,
  type Refusal,
  type Remark,
  type Remarked,
  type Update,
} from "./messages";

export type Answer = Exclude<Message, Update | Here | Remarked>;

export interface Listener {
  update(update: Update): void;
  /** A person came to the table or left it. */
  here(message: Here): void;
  /** Spectators have said something, and we may read it. */
  remarked(remarks: readonly Remark[]): void;
  /** The server refuses us as such, not one of our commands: at the door, trying again would not help. */
  shut(refusal: Refusal): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Milliseconds in which a line may come back before anything is said, and for which commands wait for it. */
const SILENT = 2000;
/** Milliseconds without a word, while an answer is to come, after which a line is dead, whatever it says of itself. */
const PATIENCE = 8000;
const TO_BEGIN = 20_000; // the same for one that is opened: a table may have to be fetched from the store
/** What is thought about for as long as it takes: that there is no answer says nothing about the line. */
const SLOW: ReadonlySet<Command["do"]> = new Set(["hint"]);
/** The codes with which the server closes a socket for good: refused before the first message. */
const REFUSED = 4000;
/** A server that stops: another takes over. It has answered what it carried out; the rest is sent again. */
const RECONNECT = 1012;

export class TableSocket {
  #socket: WebSocket | LineHere | null = null;
  #hearing = new AbortController(); // ends with the connection: of one that takes its time to close nothing counts
  #waiting = new Map<number, { done: (answer: Answer) => void; slow: boolean; text: string }>();
  #keeps = false; // whether what waits is sent when the line is back
  #late: ReturnType<typeof setTimeout> | undefined; // since a line broke: when that is said
  #ref = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined; // how much longer we wait for a word
  #closed = false;
  #resting = false;
  #opened: (() => void) | null = null; // who waits for the next connection
  #unhear: () => void;
  #last = 0; // the number of the last line of the log that we have
  #caughtUp = false; // whether this connection has sent the table's state

  constructor(
    readonly address: (after: number) => string,
    readonly listener: Listener,
  ) {
    this.#open();
    this.#unhear = whenBack(this.#hurry);
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#hangUp);
  }

  /** Send a command; the answer comes even after a break, or says that it was lost. */
  send(command: Command): Promise<Answer> {
    const ref = (this.#ref += 1);
    return new Promise((done) => {
      const open = this.#socket?.readyState === WebSocket.OPEN;
      if (!open && !this.#keeps) {
        done(offline(ref));
        return;
      }
      const text = JSON.stringify({ ...command, ref });
      this.#waiting.set(ref, { done, slow: SLOW.has(command.do), text });
      if (!open) return;
      this.#socket?.send(text);
      if (this.#silence === undefined) this.#listen();
    });
  }

  /** Reconnect, as the guest this browser is now. */
  reopen(): Promise<void> {
    return new Promise((done) => {
      this.#opened = done;
      this.#wait = 0;
      this.#leave();
    });
  }

  /** The same, and receive everything once more: from now on in another form. */
  startOver(): Promise<void> {
    this.#last = 0;
    return this.reopen();
  }

  /** Hang up until `resume`. */
  rest(): void {
    this.#resting = true;
    this.#settle();
    clearTimeout(this.#timer);
    this.#bear(null);
    this.#socket?.close();
  }

  resume(): void {
    if (!this.#resting) return;
    this.#resting = false;
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    this.#settle();
    clearTimeout(this.#timer);
    this.#bear(null);
    this.#unhear();
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#hangUp);
    this.#socket?.close();
  }

  #open(): void {
    this.#hearing.abort();
    if (!this.#keeps) this.#lose();
    this.#hearing = new AbortController();
    const { signal } = this.#hearing;
    const address = this.address(this.#last);
    const socket: WebSocket | LineHere = isHere(address) ? new LineHere(address) : new WebSocket(address);
    this.#socket = socket;
    this.#caughtUp = false;
    this.#bear(TO_BEGIN);
    socket.addEventListener(
      "open",
      () => {
        this.#wait = FIRST_WAIT;
        if (!this.#here) holds();
        this.#settle();
        for (const { text } of this.#waiting.values()) socket.send(text);
        this.#opened?.();
        this.#opened = null;
      },
      { signal },
    );
    socket.addEventListener(
      "message",
      (event) => this.#take(JSON.parse((event as MessageEvent<string>).data) as Message),
      { signal },
    );
    socket.addEventListener("close", (event) => this.#broke((event as CloseEvent).code), { signal });
  }

  /** Whether it leads to the rules in this browser, which need no network. */
  get #here(): boolean {
    return this.#socket instanceof LineHere;
  }

  /** Wait this long for the next word, or as long as it takes; the rules here are no line that could die. */
  #bear(milliseconds: number | null): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (milliseconds !== null && !this.#here) this.#silence = setTimeout(() => this.#giveUp(), milliseconds);
  }

  /** Wait for what is still to come; any word shows that the line is alive. */
  #listen(): void {
    if (!this.#caughtUp || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#bear([...this.#waiting.values()].some(({ slow }) => !slow) ? PATIENCE : null);
  }

  /** Hang up, and come back once that is done. */
  #leave(): void {
    this.#socket?.close();
    this.#bear(PATIENCE);
  }

  /** Nothing comes any more: turn away from this connection, whose end may be noticed in minutes only. */
  #giveUp(): void {
    this.#hearing.abort();
    this.#socket?.close();
    fell();
    this.#broke();
  }

  #take(message: Message): void {
    this.#hear(message);
    this.#listen();
  }

  #hear(message: Message): void {
    if (message.is === "update") {
      // Only the end of a long log is sent, and only at the start; later on a gap means that something was missed.
      if (message.after > this.#last && this.#caughtUp) this.#leave();
      else if (message.number >= this.#last) {
        this.#caughtUp = true;
        this.#last = message.number;
        this.listener.update(message);
      }
      return;
    }
    if (message.is === "here") {
      this.listener.here(message);
      return;
    }
    if (message.is === "remarked") {
      this.listener.remarked(message.remarks);
      return;
    }
    if (message.ref === null) {
      if (message.is === "refused") this.listener.shut(message);
      return;
    }
    this.#waiting.get(message.ref)?.done(message);
    this.#waiting.delete(message.ref);
  }

  /** The connection is gone, and with it the answers that were to come over it. */
  #lose(): void {
    for (const [ref, { done }] of this.#waiting) done(offline(ref));
    this.#waiting.clear();
  }

  /** The line is back, or need not come back. */
  #settle(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#keeps = false;
  }

  /** It does not come back in time: say so, also to those who wait for an answer. */
  #isLate(): void {
    this.#keeps = false;
    this.#lose();
    fell();
  }

  /** `code`: with which it was closed, where it was. */
  #broke(code = 0): void {
    this.#bear(null);
    const moved = code === RECONNECT && this.#opened === null;
    if (!this.#keeps && !moved) this.#lose();
    if (this.#closed || this.#resting || code >= REFUSED) return this.#settle();
    if (this.#opened === null && !this.#here && this.#late === undefined) {
      this.#keeps = true; // else we hung up ourselves
      this.#late = setTimeout(() => this.#isLate(), SILENT);
    }
    if (!navigator.onLine && !this.#here) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2 || FIRST_WAIT, LONGEST_WAIT);
  }

  #hurry = (): void => {
    const state = this.#socket?.readyState;
    if (this.#closed || this.#resting || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** The machine says that it has no line: do not wait until the socket notices. */
  #hangUp = (): void => {
    if (!this.#here) this.#leave();
  };
}
