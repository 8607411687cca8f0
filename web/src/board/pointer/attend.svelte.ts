// On a small map, the camera turns to what the decision is about.

import { untrack } from 'svelte';
import type { Camera } from './camera.svelte';
import type { Point } from './plane';

/** Zooms in on places that are new, at most *near*, and out when there are none; then the viewer is in control. */
export function attend(camera: Camera, near: number, about: () => Point[] | null): void {
  let seen: string | null = null;
  $effect(() => {
    const places = about(); // null: not now
    const told = places?.map(({ x, y }) => `${String(x)} ${String(y)}`).join() ?? seen;
    if (!places || told === seen) return;
    seen = told;
    untrack(() => {
      if (!places.length) camera.whole();
      else if (camera.isFarthest || !places.every((place) => camera.sees(place))) camera.frame(places, near);
    });
  });
}
