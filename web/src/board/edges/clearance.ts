import { measured } from '../measure';

/** What scrolls into sight on a board is not hidden behind this, as long as it stays at that edge. */
export function clearance(edge: 'top' | 'bottom'): (part: HTMLElement) => (() => void) | undefined {
  return (part) => {
    const frame = part.closest<HTMLElement>('.board');
    if (!frame) return undefined;
    const property = `scroll-padding-${edge}`;
    const keep = (): void => {
      const height = getComputedStyle(part).position === 'sticky' ? part.offsetHeight : 0;
      frame.style.setProperty(property, `${String(height)}px`);
    };
    keep();
    const stop = measured(keep)(part);
    return () => {
      stop?.();
      frame.style.removeProperty(property);
    };
  };
}
