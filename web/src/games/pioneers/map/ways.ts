// Routes of the stagecoach on the map.

import type { Choice, WayView } from '../types';
import type { Curve } from './geometry';

/** A route, its lines in the direction of travel, and its choice; the strong one is emphasized. */
export interface Drawn { way: WayView; curves: Curve[]; choice?: Choice; strong: boolean }
