import type { DieView } from '../types';

/** The dice without one that looks like *word*: ``blue mine``. */
export function without(pool: DieView[], word: string): DieView[] {
  const taken = pool.findIndex(({ color, face }) => `${color} ${face}` === word);
  return pool.filter((_, i) => i !== taken);
}
