// What comes over the wire, and who puts it into words: the one place where the board meets the rest of the page.

import type { PioneersView } from '../../lib/protocol';

export type {
  Choice, CityView, CoachView, DriveView, Line, LineView, PioneersEntry, PioneersView, SeatView, WayView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/texts/speech';
export type PlayerView = PioneersView['players'][number]; // every game has players of its own
