// What is printed on cards and boards, so that color is never the only cue.

export const ZONES = ['village', 'desert', 'lake', 'forest'];
export const TRACKS = ['tipi', 'saloon', 'wanted'];
export const VALUES = [1, 2, 3];

/** Places on the medal track; filling the last one ends the game. */
export const MEDAL_PLACES = 7;

/** The families: their duo of actions, their tool, and their means of transport. */
export const FAMILIES: Record<string, { duo: string; tool: string; mount: string } | undefined> = {
  red: { duo: 'nuggets', tool: 'pickaxe', mount: 'donkey' },
  green: { duo: 'nuggets', tool: 'key', mount: 'coach' },
  grey: { duo: 'cards', tool: 'lasso', mount: 'horse' },
  violet: { duo: 'cards', tool: 'bottle', mount: 'coach' },
  blue: { duo: 'check', tool: 'pitchfork', mount: 'coach' },
  orange: { duo: 'check', tool: 'trap', mount: 'donkey' },
};
export const COLORS = Object.keys(FAMILIES);

/** The two actions of a duo, by their symbols. */
export const DUOS: Record<string, [string, string] | undefined> = {
  nuggets: ['nugget', 'buy'],
  cards: ['draw', 'swap'],
  check: ['step', 'rail'],
};

export function colorOf(card: string): string {
  return card.split(' ')[0] ?? '';
}

export function valueOf(card: string): number {
  return Number(card.split(' ')[1] ?? 0);
}

export function duoOf(card: string): string {
  return FAMILIES[colorOf(card)]?.duo ?? '';
}

/** The symbol of a card: a tool, a means of transport, or a person. */
export function pictureOf(card: string): string {
  const family = FAMILIES[colorOf(card)];
  return [family?.tool, family?.mount, 'person'][valueOf(card) - 1] ?? '';
}

/** A name with a space in it, as part of an id. */
export function dashes(name: string): string {
  return name.replaceAll(' ', '-');
}
