// What is printed, so that color is never the only cue.

/** The faces of a die, in the order of the board; the income of each is its position. */
export const FACES = ['wild', 'mine', 'equipment', 'cattle', 'wood', 'medicine'];

export const COLORS = ['blue', 'red', 'yellow', 'green', 'black'];

/** The slots of a wagon, and how many a damage marker covers. */
export const SLOTS: Record<string, number> = { small: 4, large: 6 };
export const COVERED = 2;

/** The price of a wagon on the board; cards may make it cheaper. */
export const PRICES: Record<string, number> = { small: 5, large: 8 };
