/** Bots that have been thinking for long enough to say so. */

const PATIENCE = 400; // milliseconds

export class Thinking {
  seats = $state.raw<number[]>([]);

  /** *asked* are the seats for which a bot has to choose now.  Use it while a component is set up. */
  constructor(asked: () => number[]) {
    const key = $derived(asked().join(' '));
    $effect(() => {
      const seats = key.split(' ').filter(Boolean).map(Number);
      this.seats = [];
      const waiting = setTimeout(() => {
        this.seats = seats;
      }, PATIENCE);
      return () => {
        clearTimeout(waiting);
      };
    });
  }
}
