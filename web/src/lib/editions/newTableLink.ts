/** Links to the new-table form that preselect a game, or an edition of it. */

/** `?game=GAME&edition=DIGEST`; empty if nothing is requested. */
export function requestedEdition(search: string): { game: string; edition: string } {
  const asked = new URLSearchParams(search);
  const edition = asked.get('edition') ?? '';
  return { game: asked.get('game') ?? '', edition: /^[0-9a-f]{16}$/.test(edition) ? edition : '' };
}

/** The address of the new-table form with that game and, if it is named, that edition. */
export function newTablePath(game: string, edition = ''): string {
  return `/new?${new URLSearchParams({ game, ...(edition ? { edition } : {}) }).toString()}`;
}
