import { describe, expect, test } from 'vitest';
import { cellText, cellValue } from '../../../src/lib/editions/cells';
import { at, columnsOf, type Content, rowsOf } from '../../../src/lib/editions/content';
import {
  addRow, duplicateRow, freshName, isSheet, offered, paste, removeRow, setCell,
} from '../../../src/lib/editions/sectionTable';
import type { FormColumn, FormSection } from '../../../src/lib/protocol';
import { BESIDE, CITIES, COACHES, CONTENT, COVERED, EDITION, LINES, MEDALS, REGIONS, SECTIONS, STEPS } from './form';

function written(section: FormSection, row: number, key: string, text: string, content = CONTENT): Content {
  const column = columnsOf(section).find((each) => each.key === key);
  if (!column) throw new Error(key);
  return setCell(content, SECTIONS, section, row, column, text);
}

const texts = (content: Content, section: FormSection): string[][] =>
  rowsOf(content, section).map((row) => columnsOf(section).map((column) =>
    column.key === '#parent' ? row.parent?.name ?? '' : cellText(column, row.values[column.key])));

describe('cells', () => {
  const kinds: [FormColumn['kind'], string, unknown][] = [
    ['text', 'Fort Collins', 'Fort Collins'],
    ['number', '7', 7],
    ['number', 'seven', 'seven'],
    ['words', 'farmer, –, banker', ['farmer', '', 'banker']],
    ['words', '', []],
    ['numbers', '1, 4', [1, 4]],
    ['numbers', '', []],
    ['point', '10, 20', [10, 20]],
    ['shape', '0,0 20,0 20,20', [[0, 0], [20, 0], [20, 20]]],
    ['shape', '', []],
  ];
  test.each(kinds)('%s: %s', (kind, text, value) => {
    expect(cellValue({ key: 'k', kind }, text)).toEqual(value);
    expect(cellText({ key: 'k', kind }, value)).toBe(text);
  });

  test('an empty optional cell has no value', () => {
    expect(cellValue({ key: 'k', kind: 'number', optional: true }, ' ')).toBeUndefined();
  });

  test('steps are named by number, the flag by its name', () => {
    expect(cellValue({ key: 'k', kind: 'words', section: '.' }, '1, flag')).toEqual([1, 'flag']);
  });
});

describe('rows', () => {
  test('every kind of section has its rows', () => {
    expect(texts(CONTENT, CITIES)).toEqual([['albany', 'Albany', '10', '20'], ['utica', 'Utica', '30', '20']]);
    expect(texts(CONTENT, LINES)).toEqual([['start', 'albany'], ['albany', 'utica']]);
    expect(texts(CONTENT, COVERED)).toEqual([['utica']]);
    expect(texts(CONTENT, BESIDE)).toEqual([['durango', 'elkhead']]);
    expect(texts(CONTENT, EDITION)).toEqual([['mine']]);
    expect(texts(CONTENT, MEDALS)).toEqual([['5']]);
    expect(texts(CONTENT, STEPS).map(([region]) => region)).toEqual(['durango', 'durango', 'durango', 'elkhead']);
  });

  test('rows know their key in complaints', () => {
    expect(rowsOf(CONTENT, STEPS)[3]?.key).toBe('regions[2].steps[1]');
    expect(rowsOf(CONTENT, CITIES)[1]?.key).toBe('side.cities.utica');
  });

  test('an invalid edition has no rows, and nothing breaks', () => {
    for (const section of SECTIONS) {
      expect(rowsOf({ side: 3, coaches: 'x', regions: [3, null] }, section).length).toBeLessThan(3);
    }
  });
});

describe('writing', () => {
  test('a cell changes nothing else, and never the old content', () => {
    const after = written(COACHES, 0, 'points', '8');
    expect(at(after, ['coaches', 0, 'points'])).toBe(8);
    expect(at(CONTENT, ['coaches', 0, 'points'])).toBe(7);
    expect(after.side).toBe(CONTENT.side);
  });

  test('an emptied cell is removed if it is optional', () => {
    const labelled = written(COACHES, 0, 'label', 'Overland Mail');
    expect(at(labelled, ['coaches', 0, 'label'])).toBe('Overland Mail');
    expect(written(COACHES, 0, 'label', '', labelled)).toEqual(CONTENT);
  });

  test('renaming a city renames every mention, and its position stays', () => {
    const after = written(CITIES, 0, '#name', 'troy');
    expect(rowsOf(after, CITIES).map(({ name }) => name)).toEqual(['troy', 'utica']);
    expect(at(after, ['side', 'lines'])).toEqual(['start-troy', 'troy-utica']);
    expect(at(written(CITIES, 1, '#name', 'rome'), ['side', 'covered'])).toEqual(['rome']);
    expect(at(written(REGIONS, 0, 'name', 'silverton'), ['beside'])).toEqual([['silverton', 'elkhead']]);
  });

  test('two cities cannot have the same name', () => {
    expect(written(CITIES, 0, '#name', 'utica')).toBe(CONTENT);
  });

  test('a step moves to another region', () => {
    const after = written(STEPS, 0, '#parent', 'elkhead');
    expect(texts(after, STEPS).map(([region]) => region)).toEqual(['durango', 'durango', 'elkhead', 'elkhead']);
  });
});

describe('rows are added and removed', () => {
  test.each([CITIES, LINES, COVERED, BESIDE, COACHES, STEPS])('in $name', (section) => {
    const count = rowsOf(CONTENT, section).length;
    const more = addRow(CONTENT, section);
    expect(rowsOf(more, section)).toHaveLength(count + 1);
    expect(removeRow(more, section, count)).toEqual(CONTENT);
    const twice = duplicateRow(CONTENT, section, 0);
    expect(rowsOf(twice, section)).toHaveLength(count + 1);
    expect(removeRow(twice, section, 1)).toEqual(CONTENT);
  });

  test('a copy gets a new name', () => {
    const names = rowsOf(duplicateRow(CONTENT, COACHES, 0), COACHES).map(({ name }) => name);
    expect(names).toEqual(['overland', 'overland_b']);
    expect(freshName('new', ['new', 'new_b'])).toBe('new_c');
  });

  test('into an empty list, too', () => {
    expect(at(addRow({}, COACHES), ['coaches'])).toHaveLength(1);
    expect(rowsOf(addRow({}, CITIES), CITIES)).toHaveLength(1);
  });
});

describe('a spreadsheet', () => {
  test('is pasted starting at a cell; missing rows are added', () => {
    const after = paste(CONTENT, SECTIONS, COACHES, 0, 0, 'sodbuster\t\tfarmer, farmer\t4\r\nowl\tOwl\tbanker\t5\r\n');
    expect(texts(after, COACHES)).toEqual([['sodbuster', '', 'farmer, farmer', '4'], ['owl', 'Owl', 'banker', '5']]);
  });

  test('columns that do not fit are cut off', () => {
    const after = paste(CONTENT, SECTIONS, COACHES, 0, 3, '9\t10\t11');
    expect(texts(after, COACHES)).toEqual([['overland', '', 'farmer, banker', '9']]);
  });

  test('a single cell is not a spreadsheet', () => {
    expect(isSheet('farmer, banker')).toBe(false);
    expect(isSheet('one\n')).toBe(false);
    expect(isSheet('a\tb')).toBe(true);
  });
});

test('a line connects cities or the start', () => {
  const [from] = columnsOf(LINES);
  expect(from && offered(CONTENT, SECTIONS, LINES, from)).toEqual(['albany', 'utica', 'start']);
});
