// What everybody has heard: who asked whom for what, the answers, and what each player did last.

import { type EntryOf, entryOf } from '../../../board/playback/entry';
import type { LogLine } from '../../../lib/log/log';
import { pictureOf } from '../pieces/shapes';
import type { ColoradoEntry, ColoradoView, Line } from '../types';
import { SCENES } from './scenes';

/** What a player answered about a card: not in the hand then; cards drawn since may have changed that. */
export interface Denial { turn: number; drawn: number }

/** A call: the lines that tell it, and the card that was given. */
export interface Exchange {
  asked: Line;
  caller: string;
  giver: string;
  card: string;
  answer?: Line; // gave, or has none
  given?: string;
  twice?: Line; // the Caller already had it
}

/** One thing that a player did. */
export interface Deed { symbol: string; line: Line }

export interface Heard {
  exchange: Exchange | null; // of this turn
  denials: Record<string, Record<string, Denial>>; // by player, by card
  deeds: Record<string, { turn: number; deeds: Deed[] }>; // by player, of the last turn in which they did something
}

type Key = 'nugget-taken' | 'drew-cards' | 'laid' | 'pair-discarded' | 'ticked' | 'rail-ticked' | 'track-ticked'
  | 'discovered' | 'medal-won';

/** The symbols of what is worth remembering. */
const DEEDS: { [K in Key]: (entry: EntryOf<ColoradoEntry, K>, view: ColoradoView) => string } = {
  'nugget-taken': () => 'nugget',
  'drew-cards': () => 'draw',
  'laid': ({ card }) => pictureOf(card),
  'pair-discarded': () => 'discards',
  'ticked': () => 'step',
  'rail-ticked': () => 'rail',
  'track-ticked': ({ track }) => track,
  'discovered': ({ region }, { map }) => `flag-${map.regions.find(({ name }) => name === region)?.kind ?? ''}`,
  'medal-won': () => 'medal',
};

/** The cards with that color or value. */
function alike({ map }: ColoradoView, card: string): string[] {
  const [color = '', value = ''] = card.split(' ');
  return map.families.flatMap(({ cards }) => cards).filter((each) => {
    const [itsColor, itsValue] = each.split(' ');
    return itsColor === color || itsValue === value;
  });
}

/** Everything that can be learned from the journal; what was undone was never said. */
export function listen(lines: LogLine[], view: ColoradoView): Heard {
  const heard: Heard = { exchange: null, denials: {}, deeds: {} };
  let turn = 0;
  for (const line of lines) {
    const entry = line.gone ? null : entryOf<ColoradoEntry>(line, SCENES);
    if (!entry) continue;
    if (entry.key === 'turn-of') {
      ({ turn } = entry);
      heard.exchange = null;
    }
    follow(heard, line, entry, view, turn);
    remember(heard, line, entry, view, turn);
  }
  return heard;
}

function follow(heard: Heard, line: Line, entry: ColoradoEntry, view: ColoradoView, turn: number): void {
  const { exchange } = heard;
  const deny = (player: string, cards: string[]): void => {
    const denials = Object.fromEntries(cards.map((card) => [card, { turn, drawn: 0 }]));
    heard.denials[player] = { ...heard.denials[player], ...denials };
  };
  if (entry.key === 'asked') {
    heard.exchange = { asked: line, caller: entry.player, giver: entry.giver, card: entry.card };
  } else if (entry.key === 'gave' && exchange) {
    [exchange.answer, exchange.given] = [line, entry.card];
    if (entry.card !== exchange.card) deny(entry.giver, [exchange.card]);
  } else if (entry.key === 'has-none' && exchange) {
    exchange.answer = line;
    deny(entry.giver, alike(view, entry.card));
  } else if (entry.key === 'taken' && exchange) {
    exchange.given = entry.card;
  } else if (entry.key === 'duplicate' && exchange) {
    exchange.twice = line;
  } else if (entry.key === 'drew-cards') {
    for (const denial of Object.values(heard.denials[entry.player] ?? {})) denial.drawn += entry.amount;
  }
}

function remember(heard: Heard, line: Line, entry: ColoradoEntry, view: ColoradoView, turn: number): void {
  if (!isDeed(entry)) return;
  const symbol = (DEEDS[entry.key] as (entry: ColoradoEntry, view: ColoradoView) => string)(entry, view);
  const last = heard.deeds[entry.player];
  const deeds = last?.turn === turn ? last.deeds : [];
  heard.deeds[entry.player] = { turn, deeds: [...deeds, { symbol, line }] };
}

function isDeed(entry: ColoradoEntry): entry is EntryOf<ColoradoEntry, Key> {
  return Object.hasOwn(DEEDS, entry.key);
}
