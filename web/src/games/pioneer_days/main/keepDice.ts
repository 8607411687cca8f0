import type { DieView } from '../types';

/** Keeps dice where they were rolled: one that is taken leaves a gap, until new ones are rolled. */
export function keepDice(before: (DieView | null)[], now: DieView[]): (DieView | null)[] {
  const rest = [...now];
  const kept = before.map((die) => {
    const at = rest.findIndex(({ color, face }) => color === die?.color && face === die.face);
    return at < 0 ? null : rest.splice(at, 1)[0] ?? null;
  });
  if (rest.length) return kept.every((die) => die !== null) ? [...kept, ...rest] : now;
  return now.length ? kept : [];
}
