// Disasters, each with a look of its own.

import type { Stage } from '../../../board/playback/stage';
import { track, type Scene } from './scenery';

const DISASTER = 1000; // milliseconds

/** What each disaster does to the board, in addition to its weather. */
const HAVOC: Record<string, (stage: Stage) => Promise<unknown>> = {
  storm: (stage) => Promise.all(stage.all('[data-wagon]').map((wagon) => stage.shake(wagon))),
  raid: (stage) => stage.fly('raid', stage.find('[data-pool]'), stage.find('[data-store]'), {
    count: 4, size: 54, duration: 900,
  }),
  famine: (stage) => stage.fly('famine', stage.find('[data-store]'), stage.find('[data-track]'), {
    size: 60, duration: 1000, turns: true, fades: true,
  }),
  disease: (stage) => Promise.all(stage.all('[data-player] [data-card]').map((folk) => stage.pulse(folk, 900))),
};

export const strike: Scene<{ disaster: string }> = async (scenery) => {
  const { stage, entry, leave } = scenery;
  const { disaster } = entry;
  await Promise.all([
    stage.cover(`wb-weather ${disaster}`, DISASTER),
    stage.pulse(track(scenery), DISASTER),
    HAVOC[disaster]?.(stage),
  ]);
  await leave();
};
