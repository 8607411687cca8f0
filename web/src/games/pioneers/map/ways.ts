// Ways of the stagecoach on the map.

import type { Choice, WayView } from '../types';
import type { Curve } from './geometry';

/** A way, its lines in the direction of the drive, and the choice it is; the strong one is shown above all. */
export interface Drawn { way: WayView; curves: Curve[]; choice?: Choice; strong: boolean }
