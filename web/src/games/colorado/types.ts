// What comes over the wire, and who puts it into words: the one place where the board meets the rest of the page.

import type { ColoradoView } from '../../lib/protocol';

export type {
  Choice, ColoradoView, Foresight, Line, MapView, MedalView, MountainView, RegionView, StepView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/texts/speech';
export type PlayerView = ColoradoView['players'][number]; // every game has players of its own
