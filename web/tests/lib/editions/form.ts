/** A small game to make editions of: cities with lines, a road of steps, coaches, and what is said once. */
import type { Content } from '../../../src/lib/editions/content';
import type { FormMap, FormSection } from '../../../src/lib/protocol';

export const MAP: FormMap = { name: 'map', width: 100, height: 50, players: 2 };
export const CITIES: FormSection = {
  name: 'cities', path: 'side.cities', kind: 'named', map: 'map', at: ['x', 'y'],
  columns: [{ key: 'label', kind: 'text' }, { key: 'x', kind: 'number' }, { key: 'y', kind: 'number' }],
};
export const START: FormSection = { ...CITIES, name: 'start', path: 'side.start', kind: 'fields' };
export const LINES: FormSection = { name: 'lines', path: 'side.lines', kind: 'lines', map: 'map', of: 'cities start' };
export const COVERED: FormSection = { name: 'covered', path: 'side.covered', kind: 'names', map: 'map', of: 'cities' };
export const COACHES: FormSection = {
  name: 'coaches', path: 'coaches', kind: 'rows',
  columns: [
    { key: 'name', kind: 'name' },
    { key: 'label', kind: 'text', optional: true },
    { key: 'seats', kind: 'words', of: ['farmer', 'banker'] },
    { key: 'points', kind: 'number' },
  ],
};
export const REGIONS: FormSection = {
  name: 'regions', path: 'regions', kind: 'rows', map: 'map', at: ['flag'], shape: 'shape', tint: 'kind',
  columns: [
    { key: 'name', kind: 'name' },
    { key: 'kind', kind: 'choice', of: ['village', 'lake'] },
    { key: 'flag', kind: 'point' },
    { key: 'shape', kind: 'shape' },
  ],
};
export const STEPS: FormSection = {
  name: 'steps', path: 'regions[].steps', kind: 'rows', map: 'map', at: ['at'], links: 'links',
  columns: [{ key: 'at', kind: 'point' }, { key: 'links', kind: 'words', of: ['flag'], section: '.' }],
};
export const BESIDE: FormSection = { name: 'beside', path: 'beside', kind: 'pairs', map: 'map', of: 'regions' };
export const MEDALS: FormSection = {
  name: 'medals', path: 'zones.medals', kind: 'fields', columns: [{ key: 'lake', kind: 'number' }],
};
export const EDITION: FormSection = {
  name: 'edition', path: '', kind: 'fields', columns: [{ key: 'name', kind: 'text' }],
};
export const SECTIONS = [EDITION, CITIES, START, LINES, COVERED, COACHES, REGIONS, STEPS, BESIDE, MEDALS];

export const CONTENT: Content = {
  name: 'mine',
  side: {
    start: { label: 'Start', x: 5, y: 5 },
    cities: { albany: { label: 'Albany', x: 10, y: 20 }, utica: { label: 'Utica', x: 30, y: 20 } },
    lines: ['start-albany', 'albany-utica'],
    covered: ['utica'],
  },
  coaches: [{ name: 'overland', seats: ['farmer', 'banker'], points: 7 }],
  regions: [
    {
      name: 'durango', kind: 'village', flag: [10, 10], shape: [[0, 0], [20, 0], [20, 20], [0, 20]],
      steps: [{ at: [5, 5], links: ['flag'] }, { at: [15, 5], links: [1] }, { at: [15, 15], links: [2, 'flag'] }],
    },
    { name: 'elkhead', kind: 'lake', flag: [60, 10], shape: [], steps: [{ at: [55, 5], links: ['flag'] }] },
  ],
  beside: [['durango', 'elkhead']],
  zones: { medals: { lake: 5 } },
};
