// Where on the board the things are that journal entries are about.

import { at, count, own, type Place, type Places, placesOf } from '../../../board/lights/places';
import type { Line, PioneersEntry } from '../types';

export const city = (name: string): string => `[data-city="${name}"]`;
export const line = (name: string): string => `[data-line="${name}"]`;
export const road = (name: string, color: string): string => `[data-road="${name} ${color}"]`;
export const pawn = (name: string, color: string): string => `[data-pawn="${name} ${color}"]`;
export const coach = (name: string, color: string): string => own(color, `[data-card="${name}"]`);

const inCity = (entry: { city: string }): Place[] => [at(city(entry.city))];
const onCoach = ({ player, card }: { player: string; card: string }): Place[] => [at(coach(card, player))];

const PLACES: Places<PioneersEntry> = {
  'city-covered': inCity,
  'tile-laid': inCity,
  'tile-replaced': inCity,
  'tiles-exchanged': (entry) => [at(city(entry.city)), at(city(entry.other))],
  'coach-revealed': ({ card }) => [at(`[data-slot] [data-card="${card}"]`, `[data-player] [data-card="${card}"]`)],
  'coach-dealt': onCoach,
  'built': (entry) => [at(road(entry.line, entry.player))],
  'coach-bought': onCoach,
  'drove': (entry) => [at(line(entry.line))],
  'arrived': inCity,
  'routes-lost': inCity,
  'settled': (entry) => [at(pawn(entry.city, entry.player), city(entry.city))],
  'coach-emptied': onCoach,
  'tile-kept': ({ player, tile }) => [at(count(player, tile))],
  'returned': ({ player }) => [at(count(player, 'supply'))],
  'nugget-taken': ({ player }) => [at(count(player, 'nuggets'))],
};

export const places = (entry: Line): Place[] => placesOf(entry, PLACES);
