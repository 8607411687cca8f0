// The types from the wire, and Speech, which puts them into words: the only place where the board meets the page.

import type { PioneerDaysView } from '../../lib/protocol';

export type {
  CardView, Choice, DieView, Line, OmenView, PioneerDaysEntry, PioneerDaysView, SentenceView, TownView, TrackView,
  WagonView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/texts/speech';
export type PlayerView = PioneerDaysView['players'][number]; // every game has its own kind of player
