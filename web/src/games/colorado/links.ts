// What a choice would set off, as symbols: the lines that the server foresees, and what the viewer is asked then.

import { type EntryOf, entryOf } from '../../board/playback/entry';
import type { Fact, Facts } from '../../lib/table/facts';
import { box, medals, row } from './news/places';
import type { Choice, ColoradoEntry, ColoradoView, Foresight, Line, PlayerView } from './types';

/** One effect: its symbol, and what it says; where there are several ways to go on, each of them. */
export interface Link {
  symbol: string;
  key: string;
  values?: Record<string, number>;
  ways?: Link[][];
}

type Key = 'track-ticked' | 'zone-ticked' | 'track-full' | 'medal-won' | 'nothing-near' | 'paid' | 'duplicate';
type Effect = EntryOf<ColoradoEntry, Key>;
type Draw<E> = (entry: E, view: ColoradoView, own: PlayerView) => Link;

/** How a line is drawn; all others repeat the choice itself. */
const DRAWN: { [K in Key]: Draw<EntryOf<ColoradoEntry, K>> } = {
  'track-ticked': ({ track, box }, view) => {
    const boxes = view.map.tracks[track]?.icons.length ?? 0;
    return { symbol: track, key: 'drawn-sets-box', values: { box: Number(box), boxes } };
  },
  'zone-ticked': ({ zone, points }, view, own) => {
    const [box, boxes] = [(own.zones[zone] ?? 0) + 1, view.map.zones[zone]?.length ?? 0];
    return { symbol: `flag-${zone}`, key: 'drawn-sets-zone', values: { box, boxes, points } };
  },
  'track-full': ({ track }, view) =>
    ({ symbol: track in view.map.tracks ? track : `flag-${track}`, key: 'drawn-sets-full' }),
  'medal-won': ({ points }) => ({ symbol: 'medal', key: 'drawn-sets-medal', values: { points } }),
  'nothing-near': () => ({ symbol: 'discovery', key: 'drawn-sets-nothing' }),
  'paid': ({ amount }) => ({ symbol: 'nugget', key: 'drawn-sets-pay', values: { amount } }),
  'duplicate': () => ({ symbol: 'nugget', key: 'drawn-sets-twice' }),
};

/** The effect that a line is about, if it is one. */
const effectOf = (line: Line): Effect | null => entryOf<Effect>(line, DRAWN);

/** The track or zone whose box is ticked. */
const bountyOf = (effect: Effect): string =>
  effect.key === 'track-ticked' ? effect.track : effect.key === 'zone-ticked' ? effect.zone : '';

/** What a decision is about, by step. */
export const ASKED: Record<string, Link | undefined> = {
  'ticking tipi': { symbol: 'tipi', key: 'icon-tipi.does' },
  'free play': { symbol: 'free play', key: 'icon-free-play.does' },
  'discovering': { symbol: 'discovery', key: 'icon-discovery.does' },
  'pairing': { symbol: 'discards', key: 'drawn-sets-pair' },
  'choosing village': { symbol: 'flag-village', key: 'zone-village.does' },
};

/** Everything that a choice of *own* would set off, up to the end of the turn. */
export function linksOf(view: ColoradoView, own: PlayerView, choice: Choice, foresight: Foresight): Link[] {
  const { duo, whole } = (choice.facts ?? {}) as Facts;
  const drawn = follow(view, own, foresight, own.medals_to_end);
  if (choice.verb === 'ask' || choice.verb === 'give') {
    const theirs = whole && choice.verb === 'give' ? [family('drawn-sets-their-family')] : [];
    return [...drawn.filter(({ key }) => !key.startsWith('duo-')), ...theirs, ALL, ...asDuo(duo)];
  }
  const later = foresight.step === 'pairing' ? asDuo(duo) : [];
  return [...drawn, ...later, ...(whole ? [family('drawn-sets-family')] : [])];
}

const ALL: Link = { symbol: 'caller', key: 'drawn-sets-all' };
const family = (key: string): Link => ({ symbol: 'discovery', key });

/** The lines of this turn, then the ways to go on or what is asked; with *toEnd* medals the game ends. */
function follow(view: ColoradoView, own: PlayerView, foresight: Foresight, toEnd: number): Link[] {
  const { lines, then, step = '', facts = {}, ways = [] } = foresight;
  const end = lines.findIndex(({ key }) => key === 'turn-of');
  const links = lines.slice(0, end < 0 ? lines.length : end).flatMap((line, i) => {
    const effect = effectOf(line);
    if (!effect || (effect.key !== 'duplicate' && effect.player !== own.color)) return [];
    const drawn = (DRAWN[effect.key] as Draw<Effect>)(effect, view, own);
    const wins = view.map.prizes[bountyOf(effect)]?.includes(drawn.values?.box ?? 0);
    if (!wins || lines[i + 1]?.key === 'medal-won') return [drawn];
    return [drawn, { symbol: drawn.symbol, key: 'drawn-sets-no-medal' }]; // no entry tells it
  });
  const medals = links.filter(({ symbol }) => symbol === 'medal').length;
  const last: Link[] = medals && medals >= toEnd ? [{ symbol: 'medal', key: 'drawn-sets-end' }] : [];
  if (end >= 0) return [...links, ...last];
  const drawn = ways.map((way) => follow(view, own, way, toEnd - medals));
  const fork: Link[] = drawn.length > 1 ? [{ symbol: '', key: '', ways: drawn }] : drawn.flat();
  return [...links, ...last, ...(ways.length || then !== 'own' ? fork : asked(step, facts as Facts))];
}

function asked(step: string, { duo }: Facts): Link[] {
  const link = ASKED[step];
  return link ? [link] : asDuo(duo);
}

function asDuo(fact: Fact | undefined): Link[] {
  const word = Array.isArray(fact) ? String(fact[1]) : '';
  return word ? [{ symbol: word, key: `duo-${word}.does` }] : [];
}

/** Where the medals come from that a choice wins, in order. */
export function prizesOf(own: PlayerView, { lines, ways = [] }: Foresight): string[] {
  const sources = lines.flatMap((line) => {
    const entry = line.key === 'medal-won' ? effectOf(line) : null;
    return entry?.key === 'medal-won' && entry.player === own.color ? [entry.source] : [];
  });
  return [...sources, ...(ways.length === 1 ? ways : []).flatMap((way) => prizesOf(own, way))];
}

/** What a choice touches one after the other, as selectors; a fork has one thread for each way. */
export function threadsOf(own: PlayerView, foresight: Foresight): string[][] {
  const { lines, ways = [] } = foresight;
  const end = lines.findIndex(({ key }) => key === 'turn-of');
  const stops = lines.slice(0, end < 0 ? lines.length : end).flatMap((line) => {
    const effect = effectOf(line);
    return effect && 'player' in effect && effect.player === own.color ? stopsOf(own, effect) : [];
  });
  if (!ways.length || end >= 0) return [stops];
  return ways.flatMap((way) => threadsOf(own, way)).map((rest) => [...stops, ...rest]);
}

function stopsOf(own: PlayerView, effect: Effect): string[] {
  if (effect.key === 'track-ticked') return [box(effect.track, own.color, effect.box)];
  if (effect.key === 'zone-ticked') return [box(effect.zone, own.color, (own.zones[effect.zone] ?? 0) + 1)];
  if (effect.key !== 'medal-won') return [];
  const { source } = effect;
  return [`${medals(source)}, [data-medal="${source}"]`, `${row('medals', own.color)} .next`];
}

interface Touched { name: string; box: number }

/** The boxes of the bounty board that a choice ticks or may tick. */
export function touched(own: PlayerView, foresight: Foresight): Touched[] {
  const boxes = foresight.lines.flatMap((line): Touched[] => {
    const effect = effectOf(line);
    if (effect?.player !== own.color) return [];
    if (effect.key === 'track-ticked') return [{ name: effect.track, box: Number(effect.box) - 1 }];
    return effect.key === 'zone-ticked' ? [{ name: effect.zone, box: own.zones[effect.zone] ?? 0 }] : [];
  });
  return [...boxes, ...(foresight.ways ?? []).flatMap((way) => touched(own, way))];
}
