/** Counts sources of points one after another; it can be skipped. Afterwards, somebody may point at one. */

const FIRST = 500; // milliseconds before the first source, to look there
const EACH = 650; // milliseconds per source at normal speed
const LONGEST = 4500; // milliseconds for all of them

export class ScoreCount {
  counted = $state(0); // sources; the fraction is of the one being counted
  running = $state(false);
  pointed = $state<string | null>(null); // a source
  #sources = $state.raw<string[]>([]);
  #frame = 0;

  /** The source to look at: the one that is being counted, or pointed at. */
  get source(): string | null {
    return this.running && this.counted > 0 ? this.#sources[Math.floor(this.counted)] ?? null : this.pointed;
  }

  /** Begin to count; at *rate* 0 everything is counted at once. */
  start(sources: string[], rate: number): void {
    this.stop();
    this.#sources = sources;
    if (rate <= 0 || !sources.length) {
      this.skip();
      return;
    }
    const pause = Math.min(EACH, LONGEST / sources.length) / rate;
    const begun = performance.now() + FIRST / rate;
    this.counted = 0;
    this.running = true;
    const count = (now: number): void => {
      this.counted = Math.max(0, (now - begun) / pause);
      if (this.counted >= sources.length) this.skip();
      else this.#frame = requestAnimationFrame(count);
    };
    this.#frame = requestAnimationFrame(count);
  }

  /** Count the rest at once. */
  skip(): void {
    this.stop();
    this.counted = this.#sources.length;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.running = false;
  }
}
