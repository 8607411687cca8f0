/** Verifies promised dice, as far as possible without the rules: docs/dice.md. */
export interface Noted {
  promise?: string; // as it was seen before the game
  seat?: number | null;
  word?: string; // of that seat
  since?: number; // lines that were played elsewhere, with other dice
}

/** Where a record differs from what it should be. */
export type Difference
  = | 'unreadable' | 'no-dice' | 'noted-promise' | 'noted-word' | 'noted-since'
    | 'no-secret' | 'promise' | 'mark' | 'lot' | 'seal';

export interface Verdict {
  line: number; // where it first differs; 0: nowhere
  what: Difference | null;
  says: string;
  should: string;
  lines: number; // with the right mark
  draws: number; // that are as they should be
  since: number; // lines that were played elsewhere, and whose draws are not checked
  promise: string;
  words: string[];
  seal: string;
}

interface Promised {
  promise: string;
  words: string[];
  since?: number;
  secret?: string;
  mark?: string;
  seal?: string;
}

interface Line {
  seat?: number | null;
  words?: string;
  undo?: number;
  consent?: number[];
  mark?: string;
  lot?: unknown;
}

const MARK = 8; // digits of a mark
const RANGE = 2n ** 64n; // numbers that a lot is made from

/** Whether the browser can check: only on secure connections. */
export function canCheck(): boolean {
  return 'subtle' in crypto;
}

/** Check a record that is written as JSON lines. */
export async function check(text: string, noted: Noted = {}): Promise<Verdict> {
  const rows = text.split('\n').filter((row) => row.trim());
  const verdict: Verdict = {
    line: 0, what: null, says: '', should: '', lines: 0, draws: 0, since: 0, promise: '', words: [], seal: '',
  };
  const differs = (line: number, what: Difference, says = '', should = ''): Verdict =>
    ({ ...verdict, line, what, says, should });

  const header = read(rows[0]) as { dice?: Promised } | null;
  if (!header) return differs(1, 'unreadable');
  const { dice } = header;
  if (!isPromised(dice)) return differs(1, 'no-dice');
  const { promise, words, since = 0, seal = '' } = dice;
  Object.assign(verdict, { promise, words, since, seal });
  if (noted.promise && noted.promise !== dice.promise) return differs(1, 'noted-promise', dice.promise, noted.promise);
  const mine = noted.seat == null ? undefined : dice.words[noted.seat] ?? '';
  if (noted.word && mine !== noted.word) return differs(1, 'noted-word', mine, noted.word);
  const bound = noted.since ?? 0;
  if (since !== bound) return differs(1, 'noted-since', String(since), String(bound));
  if (!/^[0-9a-f]{64}$/.test(dice.secret ?? '')) return differs(1, 'no-secret', dice.secret);
  const secret = bytes(dice.secret ?? '');
  const kept = hex(await sha256(secret));
  if (kept !== dice.promise) return differs(1, 'promise', kept, dice.promise);

  let chain = await next(new Uint8Array(), bareHeader(header, dice));
  if (dice.mark !== begin(chain)) return differs(1, 'mark', dice.mark, begin(chain));
  const key = await mixed(secret, dice.words);
  const numbers = new DrawNumbers();
  for (const [i, row] of rows.slice(1).entries()) {
    const line = read(row) as Line | null;
    if (!line) return differs(i + 2, 'unreadable');
    chain = await next(chain, bare(line));
    if (line.mark !== begin(chain)) return differs(i + 2, 'mark', line.mark, begin(chain));
    if (line.seat === null) {
      if (i >= since) {
        const [lot, total] = isLot(line.lot) ? line.lot : [-1, 1];
        const should = await thrown(key, numbers.next, BigInt(total));
        if (BigInt(lot) !== should) return differs(i + 2, 'lot', `${lot} / ${total}`, `${should} / ${total}`);
        verdict.draws += 1;
      }
    }
    numbers.take(line);
    verdict.lines += 1;
  }
  if (dice.seal !== hex(chain)) return differs(rows.length + 1, 'seal', dice.seal, hex(chain));
  return verdict;
}

/** The numbers of the draws: an undo to which the player agrees who undoes gives its numbers back. */
class DrawNumbers {
  next = 0;
  #standing: (number | null)[] = []; // for each action that stands: its number, if it is a draw

  take({ seat, undo, consent = [] }: Line): void {
    if (typeof undo !== 'number') {
      this.#standing.push(seat === null ? this.next++ : null);
      return;
    }
    const undone = this.#standing.splice(undo).find((number) => number !== null);
    if (typeof undone === 'number' && typeof seat === 'number' && consent.includes(seat)) this.next = undone;
  }
}

/** A roll: a number below *total*, for the draw with the number *drawn*. */
export async function thrown(key: CryptoKey, drawn: number, total: bigint): Promise<bigint> {
  const fair = RANGE - RANGE % total; // beyond that some would be more likely
  for (let again = 0; ; again += 1) {
    const digest = await crypto.subtle.sign('HMAC', key, utf8(`${drawn} ${again}`));
    const number = new DataView(digest).getBigUint64(0);
    if (number < fair) return number % total;
  }
}

/** The key of the dice: the secret, and the words of all seats. */
export async function mixed(secret: Uint8Array<ArrayBuffer>, words: string[]): Promise<CryptoKey> {
  const digests = await Promise.all(words.map((word) => sha256(utf8(word))));
  const all = new Uint8Array(digests.flatMap((digest) => [...digest]));
  return hmacKey(new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), all)));
}

/** Bytes from hexadecimal digits. */
export function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function read(row: string | undefined): object | null {
  try {
    const found: unknown = JSON.parse(row ?? '');
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}

function isPromised(dice: unknown): dice is Promised {
  return typeof dice === 'object' && dice !== null && 'promise' in dice && 'words' in dice && Array.isArray(dice.words);
}

function isLot(lot: unknown): lot is [number, number] {
  return Array.isArray(lot) && lot.length === 2 && lot.every(Number.isSafeInteger) && Number(lot[1]) > 0;
}

/** A line without the fields of a sealed record. */
function bare(line: object): object {
  return { ...line, mark: undefined, lot: undefined };
}

/** The header as it was when the game began, without names, which may have been redacted since. */
function bareHeader(header: object, dice: Promised): object {
  return { ...header, seats: undefined, dice: { ...dice, secret: undefined, mark: undefined, seal: undefined } };
}

/** The digest of everything up to a line. */
async function next(chain: Uint8Array, line: object): Promise<Uint8Array> {
  return sha256(new Uint8Array([...chain, ...utf8(JSON.stringify(sorted(line)))]));
}

function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const entries = Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}

const begin = (digest: Uint8Array): string => hex(digest).slice(0, MARK);
const hex = (digest: Uint8Array): string => [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const sha256 = async (message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', message));

const hmacKey = (key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
