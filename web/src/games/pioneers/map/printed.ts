// The printed board: the same all game, so nothing has to be laid out again when something happens.

import type { PioneersView } from '../types';
import { curve, type Curve, type Point } from './geometry';
import type { Spot, Way } from './labels';

interface Place extends Point { name: string; label: string }

interface Track { name: string; ends: string[] }

export interface Printed {
  places: Map<string, Place>;
  tracks: Map<string, Track>;
  curves: Map<string, Curve>;
  ways: Way[];
}

/** What is printed, as one string: equal strings are equal boards. */
export function print({ cities, lines }: PioneersView): string {
  const places = cities.map(({ name, label, x, y }): Place => ({ name, label, x, y }));
  return JSON.stringify([places, lines.map(({ name, ends }): Track => ({ name, ends }))]);
}

export function read(text: string): Printed {
  const [cities, lines] = JSON.parse(text) as [Place[], Track[]];
  const places = new Map(cities.map((city) => [city.name, city]));
  const at = (name = '') => places.get(name) ?? { x: 0, y: 0 };
  const ways = lines.map(({ ends: [from, to] }): Way => [at(from), at(to)]);
  return {
    places,
    tracks: new Map(lines.map((line) => [line.name, line])),
    curves: new Map(lines.map(({ name, ends: [from, to] }) => [name, curve(at(from), at(to))])),
    ways,
  };
}

/** The places, as far as labels are concerned, for tiles of that radius. */
export function spots({ places }: Printed, reach: number): Spot[] {
  const wide = (name: string) => name === 'start' ? 1.5 * reach : reach;
  return [...places.values()].map(({ name, label, x, y }) => ({ x, y, label, reach: wide(name) }));
}
