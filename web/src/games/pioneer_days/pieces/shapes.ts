// What is printed, so that nothing is told by colour alone.

/** The faces of a die, in the order of the board; the income of each is its place. */
export const FACES = ['wild', 'mine', 'equipment', 'cattle', 'wood', 'medicine'];

export const COLORS = ['blue', 'red', 'yellow', 'green', 'black'];

/** How many slots a wagon has, and how many a damage marker covers. */
export const SLOTS: Record<string, number> = { small: 4, large: 6 };
export const COVERED = 2;

/** What a wagon costs, as the board says; cards may make it cheaper. */
export const PRICES: Record<string, number> = { small: 5, large: 8 };
