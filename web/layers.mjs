// Which folder of src/ may import from which: arrows point down only.
import { readdirSync } from 'node:fs';

const GAMES = readdirSync(new URL('./src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory()).map(({ name }) => name);

// A room of parts/ may import from the rooms before it.
const PARTS = [
  'ui', 'dice', 'seats', 'notices', 'page', 'table', 'chat', 'replay', 'review', 'help', 'account', 'editions', 'deals',
  'puzzles', 'home', 'ending', 'play',
];

/** Files of *folder* must not import a path that matches *regex*. */
function refuse(folder, regex, message) {
  return {
    files: [`src/${folder}/**/*.{ts,svelte}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
  };
}

const UP = '(^|/)'; // anywhere on the way up

export default [
  refuse('lib', `${UP}(board|games|parts|screens)/`, 'lib/ imports from lib/ only.'),
  refuse('board', `${UP}(games|parts|screens)/`, 'board/ imports from board/ and lib/ only.'),
  ...GAMES.map((game) => {
    const others = GAMES.filter((each) => each !== game);
    const regex = `${UP}(screens/|parts/(?!ui/)|games/|(${others.join('|')})/)`;
    return refuse(`games/${game}`, regex, 'A game imports from its own folder, board/, lib/ and parts/ui/ only.');
  }),
  ...PARTS.map((room, place) => {
    const later = PARTS.slice(place + 1);
    const regex = `${UP}(screens|games)/${later.length ? `|^\\.\\./(${later.join('|')})/` : ''}`;
    return refuse(`parts/${room}`, regex, `parts/${room} imports from the rooms before it in layers.mjs.`);
  }),
];
