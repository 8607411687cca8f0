// The outlines of tiles and pioneers, each around its center, so that color is never the only cue.

/** Within a circle of radius 12. */
export const TILES: Record<string, string> = {
  banker: 'M0-11.6A11.6 11.6 0 1 1 0 11.6A11.6 11.6 0 1 1 0-11.6Z',
  merchant: 'M-1.4-12.4Q0-13.4 1.4-12.4L12.4-1.4Q13.4 0 12.4 1.4L1.4 12.4Q0 13.4-1.4 12.4L-12.4 1.4Q-13.4 0-12.4-1.4Z',
  sergeant: 'M-10.4-10.2Q-5-9.6 0-12.2Q5-9.6 10.4-10.2V1.4C10.4 7.4 5.4 10.6 0 13C-5.4 10.6-10.4 7.4-10.4 1.4Z',
  barkeeper: 'M-8.6-11.4H8.6C11.6-4.6 11.6 4.6 8.6 11.4H-8.6C-11.6 4.6-11.6-4.6-8.6-11.4Z',
  digger: 'M-6.4-11.2H6.4L12.6 0L6.4 11.2H-6.4L-12.6 0Z',
  farmer: 'M-7.4-10.8H7.4Q10.8-10.8 10.8-7.4V7.4Q10.8 10.8 7.4 10.8H-7.4Q-10.8 10.8-10.8 7.4V-7.4Q-10.8-10.8-7.4-10.8Z',
  hotel: 'M0-12.8L12-3.2V10Q12 11.4 10.6 11.4H-10.6Q-12 11.4-12 10V-3.2Z',
};

/** The size and vertical offset of each mark on its tile. */
export const FITS: Record<string, [size: number, dy: number]> = {
  banker: [0.74, -0.6],
  merchant: [0.68, 0.2],
  sergeant: [0.78, 0.2],
  barkeeper: [0.78, -0.2],
  digger: [0.78, 0],
  farmer: [0.8, 0.2],
  hotel: [0.78, 2.4],
};

/** Roof by roof, the hotel takes in every profession. */
export const SHUTTERS = ['banker', 'merchant', 'sergeant', 'barkeeper', 'digger', 'farmer'];

/** A player's pioneer, 22 high from hat to foot: the body looks like the sign. */
export const BODIES: Record<string, string> = {
  red: 'M0-3C5.6-3 8.4 1 8.4 5.2C8.4 8.6 6.6 10.6 4.6 10.6H-4.6C-6.6 10.6-8.4 8.6-8.4 5.2C-8.4 1-5.6-3 0-3Z',
  blue: 'M-7.4-2.6H7.4V10.6H-7.4Z',
  green: 'M0-5.4L9.4 10.6H-9.4Z',
  yellow: 'M0-4.4L8.4 3.4L0 11.4L-8.4 3.4Z',
};
