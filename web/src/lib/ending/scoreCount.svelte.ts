/** Counts sources of points one after another; it can be skipped. */

const FIRST = 500; // milliseconds before the first source, to look there
const EACH = 650; // milliseconds per source at normal speed
const LONGEST = 4500; // milliseconds for all of them

export class ScoreCount {
  counted = $state(0); // sources; the fraction is of the one being counted
  running = $state(false);
  #sources = 0;
  #frame = 0;

  /** Begin to count; at *rate* 0 everything is counted at once. */
  start(sources: number, rate: number): void {
    this.stop();
    this.#sources = sources;
    if (rate <= 0 || !sources) {
      this.skip();
      return;
    }
    const pause = Math.min(EACH, LONGEST / sources) / rate;
    const begun = performance.now() + FIRST / rate;
    this.counted = 0;
    this.running = true;
    const count = (now: number): void => {
      this.counted = Math.max(0, (now - begun) / pause);
      if (this.counted >= sources) this.skip();
      else this.#frame = requestAnimationFrame(count);
    };
    this.#frame = requestAnimationFrame(count);
  }

  /** Count the rest at once. */
  skip(): void {
    this.stop();
    this.counted = this.#sources;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.running = false;
  }
}
