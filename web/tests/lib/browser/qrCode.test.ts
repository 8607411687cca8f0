import { expect, test } from 'vitest';
import { qrCode, qrPath } from '../../../src/lib/browser/qrCode';
import known from './qrCodes.json'; // made by another program

/** Rows of a code, in hexadecimal. */
function told(rows: boolean[][] | null): string {
  return (rows ?? []).map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16)).join(' ');
}

test.each(known)('$text', ({ text, rows }) => {
  expect(told(qrCode(text))).toBe(rows);
});

test('a code is as large as its text needs', () => {
  const sizes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((length) => qrCode('x'.repeat(length))?.length);
  expect(sizes).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  expect(qrCode('x'.repeat(214))).toBeNull();
  expect(qrCode('é'.repeat(107))).toBeNull();
});

test('the path has a square per dark module', () => {
  expect(qrPath([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
