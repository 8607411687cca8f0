// Points of a drawing, and moving between things with the arrow keys.

export interface Point { x: number; y: number }

const ARROWS: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The center of an element on the screen. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Arrow keys move to the next thing on offer in that direction. */
export function followArrow(event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  const here = (event.target as Element).closest('[data-offer]');
  if (!here || !arrow) return;
  event.preventDefault();
  const [dx, dy] = arrow;
  const from = middleOf(here);
  const ahead = [...(event.currentTarget as Element).querySelectorAll<SVGElement>('[data-offer]')].map((element) => {
    const to = middleOf(element);
    const forth = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy - (to.y - from.y) * dx);
    return { element, forth, cost: forth + 2 * aside };
  });
  ahead.filter(({ forth }) => forth > 1).sort((a, b) => a.cost - b.cost)[0]?.element.focus();
}
