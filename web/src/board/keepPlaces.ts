/** Keeps things in place: one that is gone leaves a gap until another fills it. */
export function keepPlaces<T extends { name: string }>(before: (T | null)[], now: T[]): (T | null)[] {
  const kept = before.map((thing) => now.find(({ name }) => name === thing?.name) ?? null);
  if (kept.every((thing) => thing === null)) return now;
  const fresh = now.filter((thing) => !kept.includes(thing));
  return [...kept.map((thing) => thing ?? fresh.shift() ?? null), ...fresh];
}
