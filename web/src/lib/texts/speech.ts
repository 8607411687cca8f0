/** Sentences of a game for one viewer: log lines, choices, prompts.  Mirrors Python's module. */
import { isChat } from '../log/log';
import type {
  ArgumentSaid, Ask, Because, Choice, Foresight, Line, Remark, ReviewReason, Unavailable, Welcome,
} from '../protocol';
import { type Fact, type Facts, type Named, type Share, thing, type View } from '../table/facts';
import { addedUp, type Deed, deeds, isNumber, type Part, PERSONS, type Told } from './deeds';
import { withNames } from './editionNames';
import type { Texts, Values } from './texts';

/** A remark in words. */
export interface Said { tone: Remark['tone']; text: string }

export class Speech {
  readonly texts: Texts;
  readonly viewer: number | null;
  readonly #names: Welcome['names'];
  readonly #seats: { color: string; name: string }[];

  /** *names* are the proper names of the game, *seats* the players, by seat. */
  constructor(
    texts: Texts,
    names: Welcome['names'],
    seats: { color: string; name: string }[],
    viewer: number | null,
  ) {
    this.texts = withNames(texts, names);
    this.viewer = viewer;
    this.#names = names;
    this.#seats = seats;
  }

  // Names

  /** The name of the player on *seat*, or its color. */
  player(seat: number): string {
    const { name, color } = this.#seats[seat] ?? { name: '', color: '' };
    return name && name !== color ? name : this.texts.say(`player-${color}`);
  }

  /** What *word* is called: the *kind* is city, line, card, tile, job, player, purse, source, step, term ... */
  name(kind: string, word: string): string {
    const seat = PERSONS.includes(kind) ? this.#seatOf(word) : -1;
    if (seat >= 0) return this.player(seat);
    const key = dashed(kind, word);
    const proper = this.texts.has(key) ? undefined : this.#names[kind]?.[word];
    return proper ?? this.texts.say(key);
  }

  /** Whether *word* has a name of its own. */
  knows(kind: string, word: string): boolean {
    return this.texts.has(dashed(kind, word)) || this.#names[kind]?.[word] !== undefined;
  }

  /** `Red, Blue and Green`; with `list-comma` as *last*, `Red, Blue, Green`. */
  listed(words: string[], last = 'list-and'): string {
    const end = words.length - 1;
    return words.reduce((list, word, i) =>
      i ? this.texts.say(i === end ? last : 'list-comma', { list, last: word }) : word, '');
  }

  // Sentences

  /** What happened, as the viewer reads it. */
  line(line: Line): string {
    const more = { ...(line.text ? { text: line.text } : {}), ...(line.name ? { player: line.name } : {}) };
    return this.#sentence(line.key, line.parts ?? [], this.#wasMe(line) ? this.viewer : null, more);
  }

  /** A deed in one sentence: its lead, what else was done, and the effects. */
  deed({ lines, lead, rule }: Deed<Line>): string {
    if (!lead) return lines.map((line) => this.line(line)).join(' ');
    const clauses = [this.#lead(lead)];
    const effects: string[] = [];
    for (const line of addedUp(lines.filter((each) => each !== lead), this.texts.joining.sums)) {
      if (rule.clauses?.includes(line.key)) clauses.push(this.#clause('then', line));
      else if (!rule.details?.includes(line.key)) effects.push(this.#clause('then', line));
    }
    const deed = this.listed(clauses);
    if (!effects.length) return `${deed}.`;
    return this.texts.say('deed-effects', { deed, effects: this.listed(effects, 'list-comma') });
  }

  /** What somebody said, in pieces; null if the line is about something else. */
  chat(line: Line): { who: string; mine: boolean; text: string } | null {
    const [, , color] = line.parts?.[0] ?? ['', '', ''];
    const seat = this.#seatOf(color);
    if (!isChat(line) || seat < 0) return null;
    const [, kind, phrase] = line.parts?.[1] ?? ['', '', ''];
    const mine = seat === this.viewer && this.#wasMe(line);
    return { who: line.name ?? this.player(seat), mine, text: phrase ? this.name(kind, phrase) : line.text ?? '' };
  }

  /** An action as a button says it. */
  choice(choice: Choice, step: string): string {
    const plain = dashed('action', choice.verb);
    const here = dashed(plain, step);
    const key = this.texts.has(here) ? here : plain;
    const facts = (choice.facts ?? thing(choice)) as Facts;
    if (!choice.now || !this.texts.has(`${key}.now`)) return this.texts.say(key, this.#values(facts, null));
    return this.texts.say(`${key}.now`, this.#values(facts, this.viewer));
  }

  /** What can be said about a choice before it is made. */
  remarks({ remarks = [] }: Choice): Said[] {
    return remarks.map(({ tone, key, facts = {} }) => (
      { tone, text: this.texts.say(dashed('remark', key), this.#values(facts as Facts, null)) }
    ));
  }

  /** Why something cannot be chosen. */
  reason({ key = '', facts = {} }: Pick<Because, 'key' | 'facts'>): string {
    return this.texts.say(dashed('reason', key), this.#values(facts as Facts, null));
  }

  /** Where to look for the best choice: what it and its rival are about, not which of them it is. */
  where(best: Choice, rival?: Choice): string {
    const key = dashed('hint-where', best.verb);
    const look = this.texts.say(this.texts.has(key) ? key : 'hint-where');
    const [one, other] = [this.#about(best), rival ? this.#about(rival) : ''].sort((a, b) => a.localeCompare(b));
    if (!one || !other || best === rival) return look;
    const about = this.texts.say(one === other ? 'hint-think' : 'hint-compare', { thing: one, one, other });
    return best.verb === rival?.verb ? `${look} ${about}` : about;
  }

  /** The name of the place, card or whatever else a choice is about; empty if it has none. */
  #about({ kind, word, facts }: Choice): string {
    if (!kind || word === undefined) return '';
    const isCalled = this.texts.has(dashed('thing', kind)) || this.knows(kind, word);
    if (isCalled) return this.thing({ kind, word, parts: facts });
    const named = Object.values(facts ?? {}).filter((fact): fact is [string, string] => (
      Array.isArray(fact) && typeof fact[0] === 'string' && this.knows(fact[0], fact[1] as string)
    ));
    return this.listed(named.map(([of, name]) => this.name(of, name)), 'list-comma');
  }

  /** How likely a win is with the best choice, and with the next best. */
  chances(best: number, next: number): string {
    const [win, other] = [Math.round(100 * best), Math.round(100 * next)];
    return this.texts.say(win > other ? 'hint-chance' : 'hint-even', { win, other });
  }

  /** What speaks for a choice, or against it. */
  argument({ key, facts = {} }: ArgumentSaid | ReviewReason): string {
    return this.texts.say(dashed('argument', key), this.#values(facts as Facts, null));
  }

  /** A reason why one choice is better than another. */
  contrast(reason: ReviewReason): string {
    const what = this.argument(reason);
    return reason.against ? this.texts.say('argument-against', { what }) : what;
  }

  /** What speaks against another *choice*. */
  against(reasons: ArgumentSaid[], choice: string): string {
    return this.texts.say('hint-against', { choice, what: reasons.map((each) => this.argument(each)).join(' ') });
  }

  /** What something that can be asked about is called. */
  thing({ kind, word, parts }: Pick<Unavailable, 'kind' | 'word' | 'parts'>): string {
    const key = dashed('thing', kind);
    if (!this.texts.has(key)) return this.name(kind, word);
    return this.texts.say(key, this.#values((parts ?? { [kind]: [kind, word] }) as Facts, null));
  }

  /** Each reason once, with the things that cannot be chosen because of it. */
  reasons(found: Unavailable[]): { reason: string; things: string[] }[] {
    const told = new Map<string, string[]>();
    for (const each of found) {
      const reason = this.reason(each);
      told.set(reason, [...told.get(reason) ?? [], this.thing(each)]);
    }
    return [...told].map(([reason, things]) => ({ reason, things }));
  }

  /** The viewer's prompt; without one, who the game is waiting for, or who has won. */
  prompt(ask: Ask, view: Pick<View, 'over' | 'winners'>): string {
    if (this.viewer === null || !ask.actors.includes(this.viewer)) return this.waiting(ask, view);
    return this.texts.say(dashed('prompt', ask.step), this.#values(ask.facts as Facts, this.viewer));
  }

  /** Who is choosing what, for everyone who waits; at the end, who has won. */
  waiting(ask: Ask, view: Pick<View, 'over' | 'winners'>): string {
    if (view.over) return this.outcome(ask, view);
    const step = this.name('step', ask.step);
    const count = ask.actors.length;
    if (!count) return this.texts.say('waiting-chance', { step });
    const here = dashed('waiting', ask.step);
    return this.texts.say(this.texts.has(here) ? here : 'waiting', { who: this.#players(ask.actors), count, step });
  }

  /** Which bots are thinking. */
  thinking(seats: number[]): string {
    return this.texts.say('thinking', { who: this.#players(seats), count: seats.length });
  }

  /** Who has won, and with how many points, if the game counts them. */
  outcome(ask: Ask, view: Pick<View, 'winners'>): string {
    const { winners } = view;
    const score = (ask.facts as Facts).score;
    const points = score === undefined ? {} : this.#said('points', score, this.viewer);
    const key = `won${winners.length === 1 ? '' : '-together'}${score === undefined ? '' : '-with-points'}`;
    const who = this.#players(winners.filter((seat) => seat !== this.viewer));
    const mine = this.viewer !== null && winners.includes(this.viewer);
    return this.texts.say(mine ? `${key}.you` : key, { who, ...points });
  }

  /** What a choice would set off, and what comes then. */
  foresight(foresight: Foresight): string[] {
    const told = this.#foreseen(foresight);
    const { lines, then, ways } = foresight;
    const nothing = !ways?.length && then !== 'secret' && lines.every(({ quiet }) => quiet);
    return nothing ? [this.texts.say('foresight-nothing'), ...told] : told;
  }

  // Inside: foresight

  #foreseen({ lines, then, actors = [], step = '', facts = {}, ways = [] }: Foresight): string[] {
    const spoken = lines.filter(({ quiet }) => !quiet);
    const told = deeds(spoken, this.texts.joining).map((deed) => this.deed(deed));
    if (ways.length) {
      const [one = '', ...others] = ways.map((way) => this.#foreseen(way).join(' '));
      return [...told, one, ...others.map((what) => this.texts.say('foresight-or', { what }))];
    }
    if (then === 'over') return told;
    if (then === 'secret') return [...told, this.texts.say('foresight-secret')];
    const ask = { actors: then === 'chance' ? [] : actors, step, facts, choices: [], undo: null };
    return [...told, this.texts.say('foresight-then', { what: this.prompt(ask, { over: false, winners: [] }) })];
  }

  // Inside: sentences

  #seatOf(color: string): number {
    return this.#seats.findIndex((seat) => seat.color === color);
  }

  #players(seats: number[]): string {
    return this.listed(seats.map((seat) => this.player(seat)));
  }

  /** The beginning of a deed: a text of its own, or the usual sentence. */
  #lead(line: Line): string {
    return this.texts.has(`deed-${line.key}`) ? this.#clause('deed', line) : this.line(line).replace(/\.$/, '');
  }

  /** A part of a deed; unlike a sentence it may be the same for everybody. */
  #clause(prefix: string, { key, parts = [] }: Told): string {
    const form = this.#form(parts, this.viewer);
    const own = `${prefix}-${key}.${form}`;
    return this.texts.say(form && this.texts.has(own) ? own : `${prefix}-${key}`, this.#variables(parts));
  }

  /** A sentence about somebody; where that is you or the bank, it is its attribute `you`, `to-bank` ... */
  #sentence(key: string, parts: Part[], viewer: number | null, more: Values = {}): string {
    const form = this.#form(parts, viewer);
    return this.texts.say(form ? `${key}.${form}` : key, { ...this.#variables(parts), ...more });
  }

  #variables(parts: Part[]): Values {
    return Object.assign({}, ...parts.map((part) => this.#forms(...part))) as Values;
  }

  /** The form of a sentence that fits these persons. */
  #form(parts: Part[], viewer: number | null): string {
    return parts
      .filter(([, kind]) => PERSONS.includes(kind))
      .map(([, , word], i) => {
        const seat = this.#seatOf(word);
        const who = seat < 0 ? word : seat === viewer ? 'you' : '';
        return i > 0 && who ? `to-${who}` : who;
      })
      .filter((who) => who)
      .join('-');
  }

  /** A name in all its forms, as variables: `job`, `job_a`, `job_the` ...; a number stays one. */
  #forms(role: string, kind: string, word: string): Values {
    if (isNumber(word)) return { [role]: Number(word) };
    const key = dashed(kind, word);
    const attributes = PERSONS.includes(kind) || !this.texts.has(key) ? [] : this.texts.attributes(key);
    const forms = attributes.map((attribute) => [`${role}_${attribute}`, this.texts.say(`${key}.${attribute}`)]);
    return { [role]: this.name(kind, word), ...(Object.fromEntries(forms) as Values) };
  }

  /** Whether a line about the viewer's seat is about the viewer, not about somebody who sat there before. */
  #wasMe(line: Line): boolean {
    return !line.name || this.viewer === null || line.name === this.player(this.viewer);
  }

  // Inside: facts

  /** The facts that a game states, as variables. */
  #values(facts: Facts, viewer: number | null): Values {
    const said = Object.entries(facts).map(([role, fact]) => this.#said(role, fact, viewer));
    return Object.assign({}, ...said) as Values;
  }

  /** A number, a name in all its forms, or a list of names or shares, in all forms that all of them have. */
  #said(role: string, fact: Fact, viewer: number | null): Values {
    if (typeof fact === 'number') return { [role]: fact };
    if (isNamed(fact)) return this.#forms(role, ...fact);
    const items = fact.map((item) => this.#item(role, item, viewer));
    const forms = items[0] ? Object.keys(items[0]).filter((form) => items.every((item) => form in item)) : [role];
    const listed = forms.map((form) => [form, this.listed(items.map((item) => String(item[form])), 'list-comma')]);
    return Object.fromEntries(listed) as Values;
  }

  #item(role: string, item: Named | Share, viewer: number | null): Values {
    const [word, of] = item;
    if (typeof of === 'string') return this.#forms(role, word, of);
    return { [role]: this.#sentence('share', [['payee', 'purse', word], ['amount', 'number', String(of)]], viewer) };
  }
}

/** The key of a text: `step-free-road`. */
export function dashed(kind: string, word: string): string {
  return `${kind}-${word.replaceAll(' ', '-')}`;
}

function isNamed(fact: Named | Named[] | Share[]): fact is Named {
  return typeof fact[0] === 'string';
}
