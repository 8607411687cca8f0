/** QR codes (ISO/IEC 18004): any text as bytes, level M, versions 1 to 10. */

// By version, from 1.
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // for error correction, per block
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => (x * y) % 2 + (x * y) % 3 === 0,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2 === 0,
  (x, y) => ((x + y) % 2 + (x * y) % 3) % 2 === 0,
];

/** The rows of the code, true is dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((_, i) => bytes.length <= room(i + 1)) + 1;
  if (!version) return null;
  const words = interleaved(version, packed(version, bytes));
  const drawn = MASKS.map((mask, number) => draw(version, words, mask, number));
  const worths = drawn.map(penalty);
  return drawn[worths.indexOf(Math.min(...worths))] ?? null;
}

/** The dark modules as a path, one unit each. */
export function qrPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

function at(list: readonly number[], version: number): number {
  return list[version - 1] ?? 0;
}

/** The codewords for data. */
function capacity(version: number): number {
  return at(CODEWORDS, version) - at(CHECKS, version) * at(BLOCKS, version);
}

/** How many bytes of text fit. */
function room(version: number): number {
  return capacity(version) - (version < 10 ? 2 : 3);
}

/** Mode, length, text, end and padding as codewords. */
function packed(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push(value >> i & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => word << 1 | bit, 0));
  while (words.length < capacity(version)) words.push(words.length % 2 === bits.length / 8 % 2 ? 0xec : 0x11);
  return words;
}

/** The data in blocks, each with its error correction, dealt out in turn. */
function interleaved(version: number, data: number[]): number[] {
  const count = at(BLOCKS, version);
  const length = Math.floor(data.length / count);
  const short = count - data.length % count; // these blocks have one codeword less
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * length + Math.max(0, i - short);
    return data.slice(from, from + length + (i < short ? 0 : 1));
  });
  const checks = blocks.map((block) => remainder(block, at(CHECKS, version)));
  return [...dealt(blocks), ...dealt(checks)];
}

function dealt(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** Product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1 ^ (product >> 7) * 0x11d) ^ (b >> i & 1) * a;
  return product;
}

/** The Reed–Solomon remainder of a block. */
function remainder(block: number[], length: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let i = 0; i < length; i++) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((each, k) => each ^ times(divisor[k - 1] ?? 0, root));
    root = times(root, 2);
  }
  const rest = new Array<number>(length).fill(0);
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let k = 0; k < length; k++) rest[k] = (rest[k] ?? 0) ^ times(divisor[k + 1] ?? 0, factor);
  }
  return rest;
}

/** The remainder of a BCH code. */
function bch(value: number, divisor: number, length: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = rest << 1 ^ (rest >> length - 1 & 1) * divisor;
  return value << length | rest & (1 << length) - 1;
}

function draw(version: number, words: number[], mask: (x: number, y: number) => boolean, number: number): boolean[][] {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = rows[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (x: number, y: number, radius: number, light: number[]): void => {
    for (let dx = -radius; dx <= radius; dx++) {
      for (let dy = -radius; dy <= radius; dy++) {
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]);
  const aligned = ALIGNED[version - 1] ?? [];
  const last = aligned.length - 1;
  aligned.forEach((x, i) => {
    aligned.forEach((y, k) => {
      const isFinder = (!i && !k) || (!i && k === last) || (i === last && !k);
      if (!isFinder) square(x, y, 2, [1]);
    });
  });

  const format = bch(number, 0x537, 10) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const dark = Boolean(format >> i & 1);
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) set(8, near, dark);
    else set(i === 8 ? 7 : near, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
  if (version > 6) {
    const told = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + i % 3, Math.floor(i / 3)];
      set(a, b, Boolean(told >> i & 1));
      set(b, a, Boolean(told >> i & 1));
    }
  }

  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // past the timing pattern
    for (let step = 0; step < size; step++) {
      const y = (right + 1) & 2 ? step : size - 1 - step;
      for (const x of [right, right - 1]) {
        if (rows[y]?.[x] !== undefined) continue;
        const dark = Boolean((words[bit >> 3] ?? 0) >> 7 - (bit & 7) & 1);
        bit++;
        set(x, y, dark !== mask(x, y));
      }
    }
  }
  return rows.map((row) => row.map(Boolean));
}

/** How hard it is to read: long runs, blocks, false finders, and too much of one color. */
function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => Boolean(row[x])));
  const size = rows.length;
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map(Number).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const finder of ['10111010000', '00001011101']) {
      for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) sum += 40;
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = rows[y]?.[x];
      if ([rows[y]?.[x - 1], rows[y - 1]?.[x], rows[y - 1]?.[x - 1]].every((each) => each === dark)) sum += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs(dark * 20 / (size * size) - 10));
}
