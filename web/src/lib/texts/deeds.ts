/** Deeds: lines of the log that belong together because one player does them in one go.  Mirrors Python's module. */

export const PERSONS = ['player', 'purse']; // kinds of parts that can be somebody

export type Part = [role: string, kind: string, word: string];

/** A line as far as it can join others. */
export interface Told {
  key: string;
  parts?: Part[];
  gone?: boolean; // it was undone
}

/** What may join a deed that a line of some kind leads. */
export interface Lead {
  before?: string[]; // effects that come before the lead: what it costs
  clauses?: string[]; // “…, settles a banker”
  effects?: string[]; // “…: $1 more income”
  details?: string[]; // not in the line, only among its entries
}

/** How the lines of a game join: its leads by key, and the keys whose numbers are added up. */
export interface Joining {
  leads: Record<string, Lead | undefined>;
  sums: string[];
}

export const NOTHING_JOINS: Joining = { leads: {}, sums: [] };

/** Some lines, and the one that leads them; without one it is a line that stands alone or waits for its lead. */
export class Deed<Line extends Told = Told> {
  readonly lines: [Line, ...Line[]];
  lead: Line | null;
  readonly #joining: Joining;

  constructor(line: Line, joining: Joining) {
    this.lines = [line];
    this.lead = joining.leads[line.key] ? line : null;
    this.#joining = joining;
  }

  /** What may join it. */
  get rule(): Lead {
    return (this.lead && this.#joining.leads[this.lead.key]) ?? {};
  }

  /** Whether *line* belongs here. */
  takes({ key, gone }: Line): boolean {
    if (Boolean(gone) !== Boolean(this.lines[0].gone)) return false;
    const { clauses, effects, details } = this.rule;
    if (this.lead) return [clauses, effects, details].some((keys) => keys?.includes(key));
    const lead = this.#joining.leads[key];
    if (lead) return this.lines.every((each) => lead.before?.includes(each.key));
    return waits(this.lines[0].key, this.#joining) && waits(key, this.#joining);
  }

  add(line: Line): void {
    this.lines.push(line);
    if (!this.lead && this.#joining.leads[line.key]) this.lead = line;
  }
}

/** Whether such a line may wait for the lead it belongs to. */
function waits(key: string, joining: Joining): boolean {
  return Object.values(joining.leads).some((lead) => lead?.before?.includes(key));
}

/**
 * The lines of a turn, grouped; a deed stands where it begins, even if others act before it ends.
 *
 * A line joins the deed of somebody it mentions.  One that mentions nobody joins the latest deed or, if it does not
 * belong there, ends all of them; a mere detail may join the latest deed whoever it is about.
 */
export function deeds<Line extends Told>(lines: Line[], joining: Joining): Deed<Line>[] {
  const found: Deed<Line>[] = [];
  const latest = new Map<string, Deed<Line>>(); // by person
  for (const line of lines) {
    const people = (line.parts ?? []).filter(([, kind]) => PERSONS.includes(kind)).map(([, , word]) => word);
    const near = people.map((person) => latest.get(person));
    if (!people.length || found.at(-1)?.rule.details?.includes(line.key)) near.push(found.at(-1));
    const deed = near.find((each) => each?.takes(line));
    if (deed) {
      deed.add(line);
      continue;
    }
    const opened = new Deed(line, joining);
    found.push(opened);
    if (!people[0]) latest.clear();
    else if (opened.lead || waits(line.key, joining)) latest.set(people[0], opened);
  }
  return found;
}

/** The lines with a `count` each; those that differ only in numbers become one, if their key is among *sums*. */
export function addedUp(lines: Told[], sums: string[]): { key: string; parts: Part[] }[] {
  const alike = new Map<string, Told[]>();
  for (const [i, line] of lines.entries()) {
    const words = (line.parts ?? []).map(([, , word]) => word).filter((word) => !isNumber(word));
    const form = sums.includes(line.key) ? [line.key, ...words].join('\n') : String(i);
    alike.set(form, [...alike.get(form) ?? [], line]);
  }
  return [...alike.values()].map(total);
}

/** One line for several that differ only in numbers. */
function total(lines: Told[]): { key: string; parts: Part[] } {
  const parts = (lines[0]?.parts ?? []).map(([role, kind, word], i): Part => {
    const sum = lines.reduce((all, line) => all + Number(line.parts?.[i]?.[2]), 0);
    return [role, kind, isNumber(word) ? String(sum) : word];
  });
  return { key: lines[0]?.key ?? '', parts: [...parts, ['count', 'number', String(lines.length)]] };
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
