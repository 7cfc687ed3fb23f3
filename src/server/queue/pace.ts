const milliseconds = 1000;
/** What a page takes before one was read here, in seconds. */
const firstGuess = 8;
const remembered = 12;

/** How long pages have taken on this server lately. */
export class Pace {
  readonly #seconds: number[] = [];

  note(elapsed: number): void {
    this.#seconds.push(elapsed / milliseconds);
    if (this.#seconds.length > remembered) this.#seconds.shift();
  }

  /** Seconds for one page: the mean of the last ones. */
  perPage(): number {
    if (this.#seconds.length === 0) return firstGuess;
    return this.#seconds.reduce((sum, one) => sum + one, 0) / this.#seconds.length;
  }
}
