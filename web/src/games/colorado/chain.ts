// What a choice triggers, as far as it is printed: icon, box, medal, icon again ...

import { colorOf, duoOf, MEDAL_PLACES, valueOf } from './pieces/shapes';
import type { Choice, ColoradoView, PlayerView } from './types';

/** One effect: its symbol and its text; if there are two ways to go on, both. */
export interface Link {
  symbol: string;
  key: string;
  values?: Record<string, number>;
  ways?: Link[][];
}

/** Everything that certainly follows from a choice of *own*, and the ways it may go on. */
export function chainOf(view: ColoradoView, own: PlayerView, choice: Choice): Link[] {
  const links = linksOf(view, own, choice);
  const medals = links.filter(({ symbol }) => symbol === 'medal').length;
  if (!medals || own.medals.length + medals < MEDAL_PLACES) return links;
  return [...links, { symbol: 'medal', key: 'drawn-sets-end' }];
}

function linksOf(view: ColoradoView, own: PlayerView, { verb, word = '' }: Choice): Link[] {
  switch (verb) {
    case 'tick': return stepLinks(view, own, word);
    case 'rail': return railLinks(view, own, word);
    case 'left': return tipiBox(view, own, openBoxes(own)[0] ?? 0);
    case 'right': return tipiBox(view, own, openBoxes(own)[1] ?? 0);
    case 'discover':
    case 'start': return flagLinks(view, own, word);
    case 'buy': return [paid(valueOf(word)), ...laid(own, word)];
    case 'swap': return [{ symbol: 'discards', key: 'drawn-sets-pair' }, ...laid(own, word)];
    case 'free': return laid(own, word);
    case 'pair': return laid(own, view.laid ?? '');
    case 'give': return given(view, word);
    case 'ask': return forAll(word.slice(word.indexOf(' ') + 1));
    default: return [];
  }
}

/** The boxes of the tipi track that can be ticked: first the center, then any next to a ticked one. */
export function openBoxes({ tipi }: PlayerView): number[] {
  const [first, last] = [tipi.indexOf(true), tipi.lastIndexOf(true)];
  if (first < 0) return [Math.floor(tipi.length / 2)];
  return [first - 1, last + 1].filter((box) => box >= 0 && box < tipi.length);
}

function stepLinks(view: ColoradoView, own: PlayerView, name: string): Link[] {
  const region = view.map.regions.find(({ steps }) => steps.some((step) => step.name === name));
  const last = region?.steps.every((step) => step.name === name || own.steps.includes(step.name));
  const icon = region?.steps.find((step) => step.name === name)?.icon ?? '';
  return [...(region && last ? [medal(region.medal)] : []), ...iconLinks(view, own, icon)];
}

function railLinks(view: ColoradoView, own: PlayerView, name: string): Link[] {
  const step = view.map.railroad.find((each) => each.name === name);
  return [
    ...(step && !step.links.length ? [medal(view.map.railroad_medal)] : []),
    ...iconLinks(view, own, step?.icon ?? ''),
  ];
}

function iconLinks(view: ColoradoView, own: PlayerView, icon: string): Link[] {
  if (icon === 'saloon' || icon === 'wanted') return trackLinks(view, own, icon);
  if (icon === 'tipi') return tipiLinks(view, own);
  if (icon === 'discovery' && !own.open_regions.length) return [{ symbol: icon, key: 'drawn-sets-nothing' }];
  return icon ? [{ symbol: icon, key: `icon-${icon.replace(' ', '-')}.does` }] : [];
}

function trackLinks(view: ColoradoView, own: PlayerView, track: string): Link[] {
  const icons = view.map.tracks[track]?.icons ?? [];
  const ticked = own.tracks[track] ?? 0;
  if (ticked >= icons.length) return [{ symbol: track, key: 'drawn-sets-full' }];
  return [
    { symbol: track, key: 'drawn-sets-box', values: { box: ticked + 1, boxes: icons.length } },
    ...(ticked + 1 === icons.length ? bounty(view, own, track) : []),
    ...iconLinks(view, own, icons[ticked] ?? ''),
  ];
}

function tipiLinks(view: ColoradoView, own: PlayerView): Link[] {
  const boxes = openBoxes(own);
  if (!boxes.length) return [{ symbol: 'tipi', key: 'drawn-sets-full' }];
  const ways = boxes.map((box) => tipiBox(view, own, box));
  return ways.length === 1 ? ways.flat() : [{ symbol: 'tipi', key: 'icon-tipi.does', ways }];
}

function tipiBox(view: ColoradoView, own: PlayerView, box: number): Link[] {
  const icons = view.map.tracks.tipi?.icons ?? [];
  const ends = box === 0 || box === icons.length - 1;
  return [
    { symbol: 'tipi', key: 'drawn-sets-box', values: { box: box + 1, boxes: icons.length } },
    ...(ends ? bounty(view, own, 'tipi') : []),
    ...iconLinks(view, own, icons[box] ?? ''),
  ];
}

function flagLinks(view: ColoradoView, own: PlayerView, name: string): Link[] {
  const zone = view.map.regions.find((region) => region.name === name)?.kind ?? '';
  const totals = view.map.zones[zone] ?? [];
  const ticked = own.zones[zone] ?? 0;
  const points = totals[ticked];
  if (points === undefined) return [{ symbol: `flag-${zone}`, key: 'drawn-sets-full' }];
  const whole = ticked + 1 === totals.length && zone in view.medals_left;
  return [
    { symbol: `flag-${zone}`, key: 'drawn-sets-zone', values: { box: ticked + 1, boxes: totals.length, points } },
    ...(whole ? bounty(view, own, zone) : []),
  ];
}

/** The highest medal left, not counting those the player has won this turn. */
function bounty(view: ColoradoView, own: PlayerView, source: string): Link[] {
  const points = view.medals_left[source]?.[own.claims[source] ?? 0];
  return points === undefined ? [{ symbol: source, key: 'drawn-sets-no-medal' }] : [medal(points)];
}

function medal(points: number): Link {
  return { symbol: 'medal', key: 'drawn-sets-medal', values: { points } };
}

function paid(amount: number): Link {
  return { symbol: 'nugget', key: 'drawn-sets-pay', values: { amount } };
}

function laid({ area }: PlayerView, card: string): Link[] {
  const family: Link[] = completes(area, card) ? [{ symbol: 'discovery', key: 'drawn-sets-family' }] : [];
  return [duo(card), ...family];
}

function given(view: ColoradoView, card: string): Link[] {
  const area = view.players[view.caller]?.area ?? [];
  if (area.includes(card)) return [{ symbol: 'nugget', key: 'drawn-sets-twice' }, ...forAll(card)];
  const family: Link[] = completes(area, card) ? [{ symbol: 'discovery', key: 'drawn-sets-their-family' }] : [];
  return [...family, ...forAll(card)];
}

function forAll(card: string): Link[] {
  return [{ symbol: 'caller', key: 'drawn-sets-all' }, duo(card)];
}

function duo(card: string): Link {
  return { symbol: duoOf(card), key: `duo-${duoOf(card)}.does` };
}

/** Whether the other two cards of the family are there. */
function completes(area: string[], card: string): boolean {
  return area.filter((each) => colorOf(each) === colorOf(card) && each !== card).length === 2;
}

/** The boxes of the bounty board a choice ticks or may tick. */
export function touched(view: ColoradoView, own: PlayerView, choice: Choice): { name: string; box: number }[] {
  return boxesOf(chainOf(view, own, choice));
}

function boxesOf(links: Link[]): { name: string; box: number }[] {
  return links.flatMap(({ symbol, values, ways }) => [
    ...(values?.box ? [{ name: symbol.replace('flag-', ''), box: values.box - 1 }] : []),
    ...(ways ?? []).flatMap(boxesOf),
  ]);
}
