/** The content of an edition as plain, immutable data. */
import type { FormColumn, FormSection } from '../protocol';

export type Content = Record<string, unknown>;
export type Way = (string | number)[];

/** A row of a section’s table: its path, its name in complaints, its name for people, and its content. */
export interface Row {
  way: Way;
  key: string;
  name: string;
  values: Record<string, unknown>;
  parent: Row | null;
}

/** Columns that are not keys of the file: the name of a thing in a table of tables, and its parent. */
export const NAME = '#name';
export const PARENT = '#parent';
const ENDS = ['0', '1'];

export function at(part: unknown, way: Way): unknown {
  return way.reduce<unknown>((inner, step) => (isTable(inner) || Array.isArray(inner)
    ? (inner as Record<string | number, unknown>)[step]
    : undefined), part);
}

/** The content with another value at that path. */
export function put<T>(part: T, [step, ...rest]: Way, value: unknown): T {
  if (step === undefined) return value as T;
  if (Array.isArray(part)) {
    return (part as unknown[]).map((each, i) => (i === step ? put(each, rest, value) : each)) as T;
  }
  const table: Record<string, unknown> = isTable(part) ? part : {};
  return { ...table, [step]: put(table[step], rest, value) } as T;
}

/** The columns of a section’s table, including those that are not keys of the file. */
export function columnsOf(section: FormSection): FormColumn[] {
  const columns = section.columns ?? [];
  const of = section.of ?? '';
  if (section.kind === 'named') return [{ key: NAME, kind: 'name' }, ...columns];
  if (section.kind === 'lines' || section.kind === 'pairs') {
    return ENDS.map((key) => ({ key, kind: 'choice', section: of }));
  }
  if (section.kind === 'names') return [{ key: '0', kind: 'choice', section: of }];
  return isNested(section) ? [{ key: PARENT, kind: 'choice' }, ...columns] : columns;
}

export function isNested(section: FormSection): boolean {
  return section.path.includes('[].');
}

/** The rows of a section, in the order of the file. */
export function rowsOf(content: Content, section: FormSection): Row[] {
  if (isNested(section)) return nestedRows(content, section);
  const way = wayOf(section.path);
  const value = at(content, way);
  if (section.kind === 'fields') {
    return [row(way, section.path, way.at(-1)?.toString() ?? '', isTable(value) ? value : {})];
  }
  if (section.kind === 'named') {
    return Object.entries(isTable(value) ? value : {}).map(([name, each]) =>
      row([...way, name], `${section.path}.${name}`, name, { ...(isTable(each) ? each : {}), [NAME]: name }));
  }
  return listed(value).map((each, i) => listRow(section, [...way, i], `${section.path}[${i + 1}]`, each, i));
}

function nestedRows(content: Content, section: FormSection): Row[] {
  const [outer = '', inner = ''] = section.path.split('[].');
  return listed(at(content, wayOf(outer))).flatMap((each, i) => {
    const values = isTable(each) ? each : {};
    const parent = row([...wayOf(outer), i], `${outer}[${i + 1}]`, nameOf(values, i), values);
    return listed(values[inner]).map((step, n) => ({
      ...row([...parent.way, inner, n], `${parent.key}.${inner}[${n + 1}]`, String(n + 1), isTable(step) ? step : {}),
      parent,
    }));
  });
}

function listRow(section: FormSection, way: Way, key: string, value: unknown, i: number): Row {
  if (section.kind === 'lines') {
    const [from = '', to = ''] = typeof value === 'string' ? value.split('-') : [];
    return row(way, section.path, `${from}-${to}`, { 0: from, 1: to });
  }
  if (section.kind === 'pairs') {
    const [from, to] = listed(value);
    return row(way, key, `${word(from)}-${word(to)}`, { 0: word(from), 1: word(to) });
  }
  if (section.kind === 'names') return row(way, section.path, word(value), { 0: word(value) });
  const values = isTable(value) ? value : {};
  return row(way, key, nameOf(values, i), values);
}

function row(way: Way, key: string, name: string, values: Record<string, unknown>): Row {
  return { way, key, name, values, parent: null };
}

function nameOf(values: Record<string, unknown>, i: number): string {
  return word(values.name) || word(values.label) || String(i + 1);
}

export function wayOf(path: string): Way {
  return path ? path.split('.') : [];
}

export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
