/** What time it is, for all clocks on the page together. */
class Now {
  ms = $state(Date.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Let it tick as long as somebody looks; call what it returns when done. */
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
