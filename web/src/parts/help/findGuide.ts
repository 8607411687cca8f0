/** Finds what the guide of a game points at. */

const found = import.meta.glob<{ POINTERS: string[] }>('../../games/*/guide.ts');

/** The `data-guide` of each part, in the order of the guide; none if the game has no guide. */
export async function findGuide(game: string): Promise<string[]> {
  return (await found[`../../games/${game}/guide.ts`]?.())?.POINTERS ?? [];
}
