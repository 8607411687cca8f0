/** Local storage, or memory where the browser forbids it (private windows). */
const forNow = new Map<string, string>();
const PREFIX = 'westbound.';

export function recall(name: string): unknown {
  try {
    return JSON.parse(stored(name) ?? 'null');
  } catch {
    return null; // not ours
  }
}

export function remember(name: string, what: unknown): void {
  const text = JSON.stringify(what);
  forNow.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
    forNow.delete(name);
  } catch {
    // full, or forbidden
  }
}

function stored(name: string): string | null {
  try {
    return forNow.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}
