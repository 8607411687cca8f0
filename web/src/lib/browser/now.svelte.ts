/** The current time, shared by all clocks on the page. */
class Now {
  ms = $state(Date.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Keep it ticking; returns a function that stops it. */
  watch = (): (() => void) => {
    if (this.#watchers++ === 0) this.#timer = setInterval(this.#tick, 500);
    this.#tick();
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  };

  #tick = (): void => {
    this.ms = Date.now();
  };
}

export const now = new Now();
