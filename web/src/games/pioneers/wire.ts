// What comes over the wire, and who puts it into words: the one place where the board meets the rest of the page.

export type {
  Choice, CityView, CoachView, Line, LineView, PioneersView, PlayerView, SeatView, WayView,
} from '../../lib/protocol';
export type { Speech } from '../../lib/speech';
