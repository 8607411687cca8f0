/** Cell values as people write them, and back. */
import type { FormColumn } from '../protocol';
import { listed, word } from './content';

const NONE = '–'; // an empty word in a list of words

export function cellText(column: FormColumn, value: unknown): string {
  switch (column.kind) {
    case 'words':
      return listed(value).map((each) => word(each) || NONE).join(', ');
    case 'numbers':
    case 'point':
      return Array.isArray(value) ? value.map(word).join(', ') : word(value);
    case 'shape':
      return listed(value).map((point) => listed(point).map(word).join(',')).join(' ');
    default:
      return word(value);
  }
}

/** The value of a cell’s text; undefined if empty.  Text that cannot be parsed stays text and is reported. */
export function cellValue(column: FormColumn, text: string): unknown {
  const written = text.trim();
  if (!written && column.optional) return undefined;
  switch (column.kind) {
    case 'number':
      return numberIn(written);
    case 'words':
      return written ? written.split(',').map((each) => wordIn(each.trim(), column)) : [];
    case 'numbers':
    case 'point':
      return written ? written.split(/[\s,;]+/).map(numberIn) : [];
    case 'shape':
      return pointsIn(written);
    default:
      return written;
  }
}

function numberIn(text: string): number | string {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

function wordIn(text: string, column: FormColumn): number | string {
  if (column.section === '.') return numberIn(text);
  return text === NONE || text === '-' ? '' : text;
}

function pointsIn(text: string): (number | string)[][] {
  const numbers = text.split(/[\s,;]+/).filter((each) => each).map(numberIn);
  return Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => numbers.slice(2 * i, 2 * i + 2));
}
