/** Editing the table of a section; every edit returns new content. */
import type { FormColumn, FormSection } from '../protocol';
import { cellText, cellValue } from './cells';
import {
  at, columnsOf, type Content, isNested, isTable, listed, NAME, PARENT, put, type Row, rowsOf, wayOf, word,
} from './content';

/** Write a text into a cell. */
export function setCell(
  content: Content, sections: FormSection[], section: FormSection, index: number, column: FormColumn, text: string,
): Content {
  const row = rowsOf(content, section)[index];
  if (!row) return content;
  if (column.key === PARENT) return moveTo(content, section, row, text);
  if (column.key === NAME) return renamed(content, sections, section, row, text.trim());
  if (section.kind === 'lines' || section.kind === 'pairs' || section.kind === 'names') {
    const ends = columnsOf(section).map(({ key }) => (key === column.key ? text.trim() : word(row.values[key])));
    return put(content, row.way, joined(section, ends));
  }
  const value = cellValue(column, text);
  const way = [...row.way, column.key];
  const changed = value === undefined ? without(content, way) : put(content, way, value);
  const isName = column.kind === 'name' && section.kind === 'rows' && typeof value === 'string';
  return isName ? followed(changed, sections, section, row.name, value) : changed;
}

/** Insert an empty row after that one, or at the end. */
export function addRow(content: Content, section: FormSection, after?: number): Content {
  const rows = rowsOf(content, section);
  const place = after ?? rows.length - 1;
  return insert(content, section, place, blank(section, rows));
}

/** Insert a copy of a row after it. */
export function duplicateRow(content: Content, section: FormSection, index: number): Content {
  const rows = rowsOf(content, section);
  const row = rows[index];
  if (!row) return content;
  const value = at(content, row.way);
  const names = rows.map(({ name }) => name);
  if (section.kind === 'named') return insert(content, section, index, value, freshName(row.name, names));
  const named = isTable(value) && typeof value.name === 'string';
  const copy = named ? { ...value, name: freshName(row.name, names) } : value;
  return insert(content, section, index, copy);
}

export function removeRow(content: Content, section: FormSection, index: number): Content {
  const row = rowsOf(content, section)[index];
  return row ? without(content, row.way) : content;
}

/** Paste cells copied from a spreadsheet, starting at that cell; missing rows are added. */
export function paste(
  content: Content, sections: FormSection[], section: FormSection, index: number, column: number, text: string,
): Content {
  const cells = text.replace(/\r/g, '').replace(/\n$/, '').split('\n').map((line) => line.split('\t'));
  const columns = columnsOf(section);
  return cells.reduce((filled, line, down) => {
    const here = index + down;
    const grown = here < rowsOf(filled, section).length || section.fixed ? filled : addRow(filled, section);
    return line.reduce((inner, cell, right) => {
      const target = columns[column + right];
      return target ? setCell(inner, sections, section, here, target, cell) : inner;
    }, grown);
  }, content);
}

/** Whether a pasted text has more than one cell. */
export function isSheet(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\n$/, ''));
}

/** The values a column offers. */
export function offered(content: Content, sections: FormSection[], section: FormSection, column: FormColumn): string[] {
  if (column.key === PARENT) return parents(content, section).map(({ name }) => name);
  const named = (column.section ?? '').split(' ').flatMap((name) => {
    const other = sections.find((each) => each.name === name);
    return other ? rowsOf(content, other).map((row) => row.name) : [];
  });
  return [...(column.of ?? []), ...named];
}

// Internals

function parents(content: Content, section: FormSection): Row[] {
  const [outer = ''] = section.path.split('[].');
  return rowsOf(content, { name: '', path: outer, kind: 'rows' });
}

function joined(section: FormSection, ends: string[]): unknown {
  if (section.kind === 'lines') return ends.join('-');
  return section.kind === 'pairs' ? ends : ends[0];
}

function blank(section: FormSection, rows: Row[]): unknown {
  if (section.kind === 'lines') return '-';
  if (section.kind === 'pairs') return ['', ''];
  if (section.kind === 'names') return '';
  const known = (section.columns ?? []).filter(({ optional }) => !optional);
  return Object.fromEntries(known.map((column) => {
    if (column.kind === 'name') return [column.key, freshName('new', rows.map(({ name }) => name))];
    if (column.kind === 'choice') return [column.key, column.of?.[0] ?? ''];
    if (column.kind === 'number') return [column.key, column.least ?? 0];
    if (column.kind === 'point') return [column.key, [0, 0]];
    return [column.key, column.kind === 'text' ? '' : cellValue(column, '')];
  }));
}

/** Insert after that row: into its list, or into the table of tables. */
function insert(content: Content, section: FormSection, after: number, value: unknown, name?: string): Content {
  const rows = rowsOf(content, section);
  if (section.kind === 'named') {
    const entries = rows.map((row) => [row.name, at(content, row.way)] as [string, unknown]);
    entries.splice(after + 1, 0, [name ?? freshName('new', rows.map((row) => row.name)), value]);
    return put(content, wayOf(section.path), Object.fromEntries(entries));
  }
  const row = rows[after];
  const way = row ? row.way.slice(0, -1) : firstList(content, section);
  const list = [...listed(at(content, way))];
  list.splice(row ? Number(row.way.at(-1)) + 1 : list.length, 0, value);
  return put(content, way, list);
}

function firstList(content: Content, section: FormSection): Row['way'] {
  if (!isNested(section)) return wayOf(section.path);
  const [, inner = ''] = section.path.split('[].');
  return [...(parents(content, section)[0]?.way ?? []), inner];
}

function moveTo(content: Content, section: FormSection, row: Row, name: string): Content {
  const parent = parents(content, section).find((each) => each.name === name);
  if (!parent || parent.key === row.parent?.key) return content;
  const [, inner = ''] = section.path.split('[].');
  const way = [...parent.way, inner];
  const moved = put(content, way, [...listed(at(content, way)), at(content, row.way)]);
  return without(moved, row.way);
}

/** Rename an entry in a table of tables; it keeps its place, and references follow. */
function renamed(content: Content, sections: FormSection[], section: FormSection, row: Row, name: string): Content {
  const way = wayOf(section.path);
  const table = at(content, way);
  if (!isTable(table) || name in table) return content;
  const entries = Object.entries(table).map(([each, value]) => [each === row.name ? name : each, value]);
  return followed(put(content, way, Object.fromEntries(entries)), sections, section, row.name, name);
}

/** Update all lines, pairs, lists and choices that refer to a renamed entry. */
function followed(content: Content, sections: FormSection[], of: FormSection, old: string, name: string): Content {
  return sections.reduce((changed, section) => {
    const naming = columnsOf(section).filter((column) => column.section?.split(' ').includes(of.name));
    return naming.reduce((inner, column) => rowsOf(inner, section).reduce((result, row, index) => {
      const value = row.values[column.key];
      const words = Array.isArray(value) ? value : [value];
      if (!words.includes(old)) return result;
      const changed = words.map((each: unknown) => (each === old ? name : each));
      const text = cellText(column, Array.isArray(value) ? changed : name);
      return setCell(result, sections, section, index, column, text);
    }, inner), changed);
  }, content);
}

/** The content without what is at that path. */
export function without(content: Content, way: Row['way']): Content {
  const last = way.at(-1);
  const outer = at(content, way.slice(0, -1));
  if (Array.isArray(outer)) return put(content, way.slice(0, -1), outer.filter((_, i) => i !== last));
  if (!isTable(outer)) return content;
  return put(content, way.slice(0, -1), Object.fromEntries(Object.entries(outer).filter(([key]) => key !== last)));
}

export function freshName(name: string, taken: string[]): string {
  const bare = name.replace(/_[a-z0-9]$/, '') || 'new';
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const one = letters.slice(1).map((letter) => `${bare}_${letter}`);
  const two = one.flatMap((each) => letters.map((letter) => each + letter));
  return [bare, ...one, ...two].find((each) => !taken.includes(each)) ?? bare;
}
