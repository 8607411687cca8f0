import { measured } from './measure';

/** Tells the styles of a board how much of it can be seen at once, and the margins above and below it. */
export function margins(area: HTMLElement): (() => void) | undefined {
  const place = area.closest<HTMLElement>('.board');
  const measure = measured((frame) => {
    area.style.setProperty('--seen', `${String(frame.clientHeight)}px`);
    const { paddingTop, paddingBottom } = getComputedStyle(frame);
    area.style.setProperty('--above', paddingTop);
    area.style.setProperty('--below', paddingBottom);
  });
  return place ? measure(place) : undefined;
}
