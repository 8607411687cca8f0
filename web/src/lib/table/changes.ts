/** Applying the changes of a view. */

/** A path into a view, and what is there now. */
export type Change = [path: (string | number)[], now: unknown];

/** A new view with these changes; unchanged parts are shared. */
export function applied<T>(view: T, changes: Change[]): T {
  return changes.reduce((whole, [path, now]) => replaced(whole, path, now) as T, view);
}

function replaced(whole: unknown, path: Change[0], now: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return now;
  if (typeof whole !== 'object' || whole === null) throw new TypeError(`nothing is at ${JSON.stringify(path)}`);
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<string | number, unknown>;
  copy[first] = replaced(copy[first], rest, now);
  return copy;
}
