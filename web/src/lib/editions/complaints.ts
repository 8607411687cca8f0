/** Complaints: in words, and next to what they are about. */
import type { Complaint, FormSection } from '../protocol';
import { dashed } from '../texts/speech';
import type { Texts, Values } from '../texts/texts';
import { columnsOf, type Content, NAME, type Row, rowsOf } from './content';

export interface Placed {
  complaint: Complaint;
  section: string; // its name; empty: the whole edition
  row: number; // -1: the whole section
  column: string; // empty: the whole row
}

/** A complaint in words. Python has the same function. */
export function sentence({ text, facts }: Complaint, texts: Pick<Texts, 'has' | 'say'>): string {
  const values: Values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, said(fact, texts)]));
  const words = texts.say(text, values);
  return facts.near ? texts.say('wrong-near', { sentence: words, near: values.near ?? '' }) : words;
}

/** A number or a word; a range; or the game's name for a word. */
function said(fact: Complaint['facts'][string], texts: Pick<Texts, 'has' | 'say'>): string | number {
  if (!Array.isArray(fact)) return fact;
  const [first, last] = fact;
  if (typeof first === 'number') return first === last ? first : texts.say('wrong-span', { least: first, most: last });
  const key = dashed(first, String(last));
  return texts.has(key) ? texts.say(key) : last;
}

/** The keys of the rows with mistakes. */
export function wrongRows(content: Content, sections: FormSection[], found: Placed[]): Set<string> {
  return new Set(found.filter(({ row }) => row >= 0).flatMap(({ section, row }) => {
    const own = sections.find(({ name }) => name === section);
    return own ? rowsOf(content, own)[row]?.key ?? [] : [];
  }));
}

/** Where each complaint belongs. */
export function placed(content: Content, sections: FormSection[], complaints: Complaint[]): Placed[] {
  const rows = sections.flatMap((section) => rowsOf(content, section).map((row, index) => ({ section, row, index })));
  return complaints.map((complaint) => {
    const found = rows
      .filter(({ section, row }) => own(section) && about(complaint.key, row, section))
      .sort((a, b) => b.row.key.length - a.row.key.length)[0];
    if (found) {
      const column = columnIn(complaint.key, found.row, found.section);
      return { complaint, section: found.section.name, row: found.index, column };
    }
    const section = sections
      .filter(({ path }) => path && within(complaint.key, path.replace('[]', '')))
      .sort((a, b) => b.path.length - a.path.length)[0];
    return { complaint, section: section?.name ?? '', row: -1, column: '' };
  });
}

/** Whether a section has its own keys: lines and names of the file have none. */
function own(section: FormSection): boolean {
  return section.kind !== 'lines' && section.kind !== 'names';
}

function about(key: string, row: Row, section: FormSection): boolean {
  if (!row.key) return columnsOf(section).some((column) => column.key === key);
  if (section.kind === 'fields') return columnsOf(section).some((column) => key === `${row.key}.${column.key}`);
  return key === row.key || key.startsWith(`${row.key}.`);
}

function columnIn(key: string, row: Row, section: FormSection): string {
  const rest = row.key ? key.slice(row.key.length + 1) : key;
  const [first = ''] = rest.split(/[.[]/);
  const known = columnsOf(section).find((column) => column.key === first);
  if (known) return known.key;
  return section.kind === 'named' && !rest ? NAME : '';
}

function within(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}[`);
}
