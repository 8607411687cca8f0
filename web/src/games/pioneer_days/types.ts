// What comes over the wire, and who puts it into words: the one place where the board meets the rest of the page.

import type { PioneerDaysView } from '../../lib/protocol';

export type {
  CardView, Choice, DieView, Line, PioneerDaysEntry, PioneerDaysView, SentenceView, TownView, TrackView, WagonView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/texts/speech';
export type PlayerView = PioneerDaysView['players'][number]; // every game has players of its own
