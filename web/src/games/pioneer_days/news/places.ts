// Where on the board the things are that journal entries are about.

import { at, count, own, type Place, type Places, placesOf } from '../../../board/lights/places';
import type { Line, PioneerDaysEntry } from '../types';

export const track = (disaster: string): string => `[data-track="${disaster}"]`;
export const town = (name: string): string => `[data-town="${name}"]`;
export const forHire = (folk: string, face = ''): string =>
  `[data-face${face && `="${face}"`}] [data-card="${folk}"]`;
export const inStore = (tile: string): string => `[data-store] [data-tile="${tile}"]`;
export const card = (name: string, color: string): string => own(color, `[data-card="${name}"]`);
export const tile = (name: string, color: string): string => own(color, `[data-tile="${name}"]`);
export const wagon = (size: string, damage: number, color: string): string =>
  own(color, `[data-wagon="${size} ${damage}"]`);

/** Where a player's goods are counted, by preference. */
export const counts = (color: string, good: string): string[] =>
  [`[data-purse="${color}"] [data-count="${good}"]`, count(color, good)];

/** What counts a good; wagons are counted together, and points are the score. */
const counter = (good: string): string => good.endsWith('_wagon') ? 'wagons' : good === 'points' ? 'score' : good;

interface OfPlayer { player: string }
type OfTrack = (entry: { disaster: string }) => Place[];

const good = (name: string) => ({ player }: OfPlayer): Place[] => [at(...counts(player, name))];
const goods = (entry: OfPlayer & { good: string }): Place[] => good(counter(entry.good))(entry);
const onTrack: OfTrack = ({ disaster }) => [{ at: [track(disaster)], stirs: true }];
const onBoard = (entry: OfPlayer & { board: string }): Place[] =>
  [at(card(entry.board, entry.player), `.wb-main [data-card="${entry.board}"]`)];

/** A wagon with as much damage as it now has. */
const onWagon = (more: number) => ({ player, size, damage }: OfPlayer & { size: string; damage: number }): Place[] =>
  [at(wagon(size, damage + more, player), ...counts(player, 'wagons'))];

const PLACES: Places<PioneerDaysEntry> = {
  'folk-laid': ({ folk, face }) => [at(forHire(folk, face), `[data-player] [data-card="${folk}"]`)],
  'town-laid': (entry) => [at(town(entry.town))],
  'tile-laid': (entry) => [at(inStore(entry.tile), `[data-player] [data-tile="${entry.tile}"]`)],
  'board-seen': onBoard,
  'board-chosen': onBoard,
  'acts': ({ player, ability }) => [at(card(ability, player), tile(ability, player))],
  'gained': goods,
  'paid': goods,
  'income-taken': good('money'),
  'tile-taken': (entry) => [at(tile(entry.tile, entry.player))],
  'recruited': ({ player, folk }) => [at(card(folk, player))],
  'wagon-bought': good('wagons'),
  'token-drawn': good('gold'),
  'tokens-back': good('gold'),
  'discarded': goods,
  'track-moved': onTrack,
  'marker-back': onTrack,
  'disaster-strikes': onTrack,
  'wood-spent': good('wood'),
  'wagon-damaged': onWagon(1),
  'wagon-mended': onWagon(-1),
  'money-lost': good('money'),
  'cattle-fed': good('money'),
  'cattle-lost': good('cattle'),
  'medicine-spent': good('medicine'),
  'town-fulfilled': (entry) => [at(town(entry.town), ...counts(entry.player, 'favors'))],
};

export const places = (entry: Line): Place[] => placesOf(entry, PLACES);
