/** How fast news is played on a board. */

const RATES: Record<string, number | undefined> = { slow: 0.55, normal: 1, fast: 2.2, instant: 0 };

class Pace {
  haste = 1; // how much faster than the viewer likes, because much is waiting

  /** How fast things move, compared to normal; 0 if they do not. */
  get rate(): number {
    return this.liking * this.haste;
  }

  /** The speed the viewer likes: the page decides, otherwise the system. */
  get liking(): number {
    const wish = RATES[document.documentElement.dataset.speed ?? ''];
    if (wish !== undefined) return wish;
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  }
}

export const pace = new Pace();
