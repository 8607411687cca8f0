/** The edition that the address of the form for a new table asks for. */

/** `?game=GAME&edition=DIGEST`; empty where nothing is asked for. */
export function requestedEdition(search: string): { game: string; edition: string } {
  const asked = new URLSearchParams(search);
  const edition = asked.get('edition') ?? '';
  return { game: asked.get('game') ?? '', edition: /^[0-9a-f]{16}$/.test(edition) ? edition : '' };
}

/** The form for a new table with that edition. */
export function newTablePath(game: string, edition: string): string {
  return `/new?${new URLSearchParams({ game, edition }).toString()}`;
}
