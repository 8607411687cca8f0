/** What the texts may mention, and what every game's view says: finer than the generated types. */

/** Kind and word of what has a name: `['tile', 'farmer']`. */
export type Named = [kind: string, word: string];

/** What somebody is paid. */
export type Share = [purse: string, amount: number];

export type Fact = number | Named | Named[] | Share[];
export type Facts = Record<string, Fact>;

/** Of every game; the rest of a view is the game's own: `connection.view as PioneersView`. */
export interface View {
  viewer: number | null;
  actors: number[];
  step: string;
  over: boolean;
  winners: number[];
}

/** Points by source; null is not for the viewer to know. */
export type Scores = Record<string, number | null>;
