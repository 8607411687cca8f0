// The types from the wire, and Speech, which puts them into words: the only place where the board meets the page.

import type { ColoradoView } from '../../lib/protocol';

export type {
  Choice, ColoradoEntry, ColoradoView, Foresight, Line, MapView, MedalView, MountainView, RegionView, StepView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/texts/speech';
export type PlayerView = ColoradoView['players'][number]; // every game has its own kind of player
