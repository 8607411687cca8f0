// What is printed, so that color is never the only cue.

/** The faces of a die, in the order of the board. */
export const FACES = ['wild', 'mine', 'equipment', 'cattle', 'wood', 'medicine'];

export const COLORS = ['blue', 'red', 'yellow', 'green', 'black'];
