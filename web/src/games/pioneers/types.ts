// The types from the wire, and Speech, which puts them into words: the only place where the board meets the page.

import type { PioneersView } from '../../lib/protocol';

export type {
  Choice, CityView, CoachView, DriveView, Line, LineView, PioneersEntry, PioneersView, SeatView, WayView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/texts/speech';
export type PlayerView = PioneersView['players'][number]; // every game has its own kind of player
