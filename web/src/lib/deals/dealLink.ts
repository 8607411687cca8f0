/** Addresses of deals; a challenge names the table of whoever challenges, which shows nothing by itself. */

export function dealPath(day: string, game: string): string {
  return `/deal/${day}/${game}`;
}

export function challengeLink(day: string, game: string, table: string): string {
  return `${location.origin}${dealPath(day, game)}#${table}`;
}

/** The table in the address of a challenge; empty, if it is none. */
export function challenger(hash: string): string {
  return /^#(\w+)$/.exec(hash)?.[1] ?? '';
}

/** A day before or after another. */
export function daysFrom(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** A day as people write it. */
export function written(day: string, language: string, style: 'long' | 'medium' = 'long'): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
