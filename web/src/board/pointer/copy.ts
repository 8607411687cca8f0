// Copies of what is on the board, to be moved over it: nothing finds them in place of the thing itself.

const OWN = ['role', 'tabindex', 'aria-label', 'aria-pressed', 'data-offer', 'data-goes', 'data-spotlight'];
const SVG = 'http://www.w3.org/2000/svg';

/** A copy as wide as the thing is on the screen; one of a part of a drawing has a drawing of its own. */
export function copyOf(thing: Element): HTMLElement {
  const holder = document.createElement('div');
  holder.style.width = `${thing.getBoundingClientRect().width}px`;
  const copy = thing.cloneNode(true) as Element;
  for (const name of OWN) copy.removeAttribute(name);
  holder.append(thing instanceof SVGGraphicsElement && thing.ownerSVGElement ? framed(copy, thing) : copy);
  return holder;
}

function framed(copy: Element, thing: SVGGraphicsElement): Element {
  const { x, y, width, height } = thing.getBBox();
  const frame = document.createElementNS(SVG, 'svg');
  frame.setAttribute('viewBox', [x, y, width, height].join(' '));
  frame.style.overflow = 'visible';
  frame.append(copy);
  return frame;
}
