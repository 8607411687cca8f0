// Made by `npm run types` from Python's coats: do not edit.
/* eslint-disable @stylistic/max-len */

/** A color and a shape of its own, so that nobody has to tell colors apart. */
export interface Mark { paint: string; shape: string }

/** By the name of the seat; a shape fits into a circle of radius 11, and holes in it are holes. */
export const SEAT_MARKS: Record<string, Mark | undefined> = {
  red: { paint: 'red', shape: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z' },
  blue: { paint: 'blue', shape: 'M-8-8H8V8H-8Z' },
  green: { paint: 'green', shape: 'M0-10L10 8H-10Z' },
  yellow: { paint: 'yellow', shape: 'M0-11L11 0L0 11L-11 0Z' },
  campfire: { paint: 'red', shape: 'M1-11C2-7 8-4 8 2.6A8 7.4 0 0 1-8 2.6C-8-.8-6-3.4-4-5C-3.6-3-2.8-2-1.8-1.6C-3-5-1.6-8.8 1-11ZM0 8A3.4 3.4 0 0 0 3.4 4.6C3.4 2 1.4 1.2.6-1.6C-.6 1-3.4 1.8-3.4 4.6A3.4 3.4 0 0 0 0 8Z' },
  wheel: { paint: 'blue', shape: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10ZM1.3 1.3V6.8A6.9 6.9 0 0 0 6.8 1.3ZM-1.3 1.3H-6.8A6.9 6.9 0 0 0-1.3 6.8ZM-1.3-1.3V-6.8A6.9 6.9 0 0 0-6.8-1.3ZM1.3-1.3H6.8A6.9 6.9 0 0 0 1.3-6.8Z' },
  horseshoe: { paint: 'green', shape: 'M-8-9C-11.5 1-7.5 10 0 10S11.5 1 8-9H3.6C6-1 4.2 4.6 0 4.6S-6-1-3.6-9Z' },
  barrel: { paint: 'yellow', shape: 'M-6-10H6C9.5-4 9.5 4 6 10H-6C-9.5 4-9.5-4-6-10ZM-8-5.4V-3.6H8V-5.4ZM-8 3.6V5.4H8V3.6Z' },
};
