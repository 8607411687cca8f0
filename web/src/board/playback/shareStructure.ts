/** *now*, reusing equal parts of *old*, so that unchanged parts are not drawn again. */
export function shareStructure<T>(old: T, now: T): T {
  if (old === now || !isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const before = old as Record<string, unknown>;
  const after = now as Record<string, unknown>;
  const keys = Object.keys(after);
  for (const key of keys) after[key] = shareStructure(before[key], after[key]);
  const same = keys.length === Object.keys(before).length && keys.every((key) => before[key] === after[key]);
  return same ? old : now;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
