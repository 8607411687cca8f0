/** Where a bubble goes: beside what it is about, and never beyond the edge of the screen. */
export interface Size { width: number; height: number }
export interface Box { left: number; top: number; right: number; bottom: number }
export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placed {
  x: number;
  y: number;
  side: Side | null; // null: there is no room beside it
  tail: number; // along that side, where it points to what it is about
}

const EDGE = 8; // pixels to the edge of the screen
const GAP = 12; // between the bubble and what it is about
const CORNER = 18; // the tail stays away from the corners

/** Place a bubble on the first of *sides* that has room for it; if none has, as near as the screen allows. */
export function placed(about: Box, bubble: Size, screen: Size, sides: Side[]): Placed {
  const side = sides.find((each) => room(about, screen, each) >= needed(bubble, each)) ?? null;
  const [middle, center] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
  const wanted = {
    above: { x: middle - bubble.width / 2, y: about.top - GAP - bubble.height },
    below: { x: middle - bubble.width / 2, y: about.bottom + GAP },
    left: { x: about.left - GAP - bubble.width, y: center - bubble.height / 2 },
    right: { x: about.right + GAP, y: center - bubble.height / 2 },
  }[side ?? widest(about, screen, sides)];
  const x = within(wanted.x, EDGE, screen.width - bubble.width - EDGE);
  const y = within(wanted.y, EDGE, screen.height - bubble.height - EDGE);
  const [long, along] = isUpright(side) ? [bubble.width, middle - x] : [bubble.height, center - y];
  return { x, y, side, tail: within(along, CORNER, long - CORNER) };
}

function isUpright(side: Side | null): boolean {
  return side === 'above' || side === 'below';
}

function needed({ width, height }: Size, side: Side): number {
  return GAP + EDGE + (isUpright(side) ? height : width);
}

function room(about: Box, { width, height }: Size, side: Side): number {
  return { above: about.top, below: height - about.bottom, left: about.left, right: width - about.right }[side];
}

function widest(about: Box, screen: Size, sides: Side[]): Side {
  const [first, ...others] = sides;
  return others.reduce((best, each) => (room(about, screen, each) > room(about, screen, best) ? each : best), first
    ?? 'above');
}

/** As near to *value* as the limits allow; the lower one wins. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
