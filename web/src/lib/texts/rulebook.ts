/** The rulebook of a game: sections of plain text, the same ones in every language. */
import type { Language } from './texts';

export type Span = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; anchor: string };
export type Block = { kind: 'text'; spans: Span[] } | { kind: 'list' | 'numbers'; items: Span[][] };

export interface Section {
  anchor: string;
  title: string;
  blocks: Block[];
  plain: string; // all its words, to be searched
}

export interface Rulebook {
  sections: Section[];
  steps: Record<string, string>; // the section that explains a step
}

const HEADING = /^## (.+?) \{#([\w-]+)\}$/;
const ITEM = /^(-|\d+\.) (.+)$/;
const SPAN = /\*\*(.+?)\*\*|\[(.+?)\]\(#([\w-]+)\)/g;

const books = import.meta.glob<string>('../../../../src/westbound/games/*/rulebook/*.md', {
  query: '?raw', import: 'default',
});
const steps = import.meta.glob<string>('../../../../src/westbound/games/*/rulebook/steps.toml', {
  query: '?raw', import: 'default',
});

/** The rules of a game; null if it has none here. */
export async function readRulebook(game: string, language: Language): Promise<Rulebook | null> {
  const folder = `../../../../src/westbound/games/${game}/rulebook`;
  const [book, map] = await Promise.all([books[`${folder}/${language}.md`]?.(), steps[`${folder}/steps.toml`]?.()]);
  return book === undefined ? null : { sections: sections(book), steps: mapping(map ?? '') };
}

/** The sections of a text with headings `## Title {#anchor}`. */
export function sections(text: string): Section[] {
  const found: { anchor: string; title: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const [, title, anchor] = HEADING.exec(line) ?? [];
    if (title && anchor) found.push({ anchor, title, lines: [] });
    else found.at(-1)?.lines.push(line.trim());
  }
  return found.map(({ anchor, title, lines }) => ({
    anchor,
    title,
    blocks: blocks(lines),
    plain: spans(lines.join(' ').replaceAll(/(^| )(-|\d+\.) /g, ' ')).map((each) => each.text).join(''),
  }));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let open = false; // the latest block goes on
  for (const line of lines) {
    const last = found.at(-1);
    const [, mark, item] = ITEM.exec(line) ?? [];
    if (!line) {
      open = false;
      continue;
    }
    const kind = mark === '-' ? 'list' : mark ? 'numbers' : 'text';
    if (item !== undefined && kind !== 'text') {
      if (open && last?.kind === kind) last.items.push(spans(item));
      else found.push({ kind, items: [spans(item)] });
    } else if (open && last?.kind === 'text') last.spans.push(...spans(` ${line}`));
    else if (open && last && last.kind !== 'text') last.items.at(-1)?.push(...spans(` ${line}`));
    else found.push({ kind: 'text', spans: spans(line) });
    open = true;
  }
  return found;
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, strong, link, anchor = ''] = match;
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    found.push(link === undefined ? { kind: 'strong', text: strong ?? '' } : { kind: 'link', text: link, anchor });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

/** The lines `step = "anchor"` of a table in TOML. */
export function mapping(text: string): Record<string, string> {
  const lines = text.matchAll(/^\s*"?([^"=#\n]+?)"?\s*=\s*"([\w-]+)"/gm);
  return Object.fromEntries([...lines].map(([, step = '', anchor = '']) => [step, anchor]));
}

/** The sections that have all the words, those with them in the title first. */
export function search(all: Section[], words: string): Section[] {
  const wanted = simple(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const hits = all.filter(({ title, plain }) => wanted.every((word) => simple(`${title} ${plain}`).includes(word)));
  const inTitle = ({ title }: Section): boolean => wanted.every((word) => simple(title).includes(word));
  return [...hits.filter(inTitle), ...hits.filter((section) => !inTitle(section))];
}

/** In lower case, without accents. */
function simple(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/[\p{M}\u00ad]/gu, '').replaceAll('ß', 'ss');
}
