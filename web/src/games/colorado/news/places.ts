// Where on the board the things are that journal entries are about.

import { at, count, own, type Place, type Places, placesOf } from '../../../board/lights/places';
import type { ColoradoEntry, Line } from '../types';

interface OfPlayer { player: string }
interface OfCard { player: string; card: string }

/** Something on the sheet of a player: the one that lies open, else the small one. */
export const onSheet = (color: string, large: string, small: string): string[] =>
  [`[data-sheet="${color}"] ${large}`, `[data-glance="${color}"] ${small}`];

export const flag = (region: string, color: string): string[] =>
  onSheet(color, `[data-region="${region}"] .flag use`, `[data-land="${region}"]`);
export const step = (name: string, color: string): string[] =>
  onSheet(color, `[data-spot="${name}"]`, `[data-dot="${name}"]`);
export const rail = (name: string, color: string): string[] =>
  onSheet(color, `[data-railroad] [data-spot="${name}"]`, `[data-dot="rail ${name}"]`);

/** A row of the bounty board, and one box of it. */
export const row = (name: string, color: string): string => `[data-row="${name} ${color}"]`;
export const box = (name: string, color: string, number: string | number): string =>
  `${row(name, color)} [data-box="${number}"]`;

/** The medal of a region or of the railroad. */
export const medal = (source: string, color: string): string[] =>
  onSheet(color, `[data-medal="${source}"]`, `[data-land="${source}"]`);

/** The medals of a track or zone. */
export const medals = (source: string): string => `[data-medals="${source}"]`;

export const laid = ({ player, card }: OfCard): string => `[data-area="${player}"] [data-card="${card}"]`;
export const inHand = ({ player, card }: OfCard): string => `[data-hand="${player}"] [data-card="${card}"]`;

const area = (entry: OfCard): Place[] => [at(laid(entry))];
const land = ({ player, region }: OfPlayer & { region: string }): Place[] =>
  [at(...onSheet(player, `[data-region="${region}"]`, `[data-land="${region}"]`))];

const PLACES: Places<ColoradoEntry> = {
  'card-seen': (entry) => [at(inHand(entry), own(entry.player, `.hand [data-card="${entry.card}"]`))],
  'first-laid': area,
  'village-chosen': land,
  'gave': area,
  'taken': area,
  'received': area,
  'laid': area,
  'nugget-taken': ({ player }) => [at(count(player, 'nuggets'))],
  'drew-cards': ({ player }) => [at(count(player, 'cards'))],
  'ticked': (entry) => [at(...step(entry.step, entry.player))],
  'rail-ticked': (entry) => [at(...rail(entry.rail, entry.player))],
  'track-ticked': ({ track, player, box: number }) => [at(box(track, player, number))],
  'track-full': ({ track, player }) => [at(row(track, player))],
  'discovered': land,
  'zone-ticked': ({ zone, player }) => [at(row(zone, player))],
  'medal-won': ({ player, source }) => [at(`${row('medals', player)} [data-won="${source}"]`)],
  'medals-closed': ({ bounty }) => [{ at: [medals(bounty)], stirs: true }],
};

export const places = (entry: Line): Place[] => placesOf(entry, PLACES);
