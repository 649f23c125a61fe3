/** One thing after the other, each with the time that it needs. */

export class Queue<T> {
  #waiting: T[] = [];
  #running = false;

  /** `draw` shows one; it says after how many milliseconds the next may come. */
  constructor(readonly draw: (next: T) => number) {}

  add(next: T): void {
    this.#waiting.push(next);
    if (!this.#running) void this.#run();
  }

  /** Something else is to be shown: forget what was waiting. */
  clear(): void {
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const time = this.draw(next);
      if (time > 0) await new Promise((done) => setTimeout(done, time));
    }
    this.#running = false;
  }
}
