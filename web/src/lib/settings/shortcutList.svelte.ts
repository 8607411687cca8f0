/** The list of all keyboard shortcuts. */

export interface Shortcut {
  name: string; // of what it does
  keys: string[][]; // each with its modifiers
  single?: boolean; // works only where single keys are on
}

/** All shortcuts, by where they work. */
export const SHORTCUTS: Record<string, Shortcut[]> = {
  page: [
    { name: 'help', keys: [['?']], single: true },
    { name: 'close', keys: [['Escape']] },
    { name: 'next', keys: [['N']], single: true },
  ],
  table: [
    { name: 'pick', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => [key]), single: true },
    { name: 'list', keys: [['L']], single: true },
    { name: 'confirm', keys: [['Enter']] },
    { name: 'drop', keys: [['Escape']] },
    { name: 'around', keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']] },
    { name: 'press', keys: [['Enter'], ['Space']] },
    { name: 'take-back', keys: [['U']], single: true },
    { name: 'rules', keys: [['R']], single: true },
    { name: 'hint', keys: [['T']], single: true },
    { name: 'why', keys: [['W']], single: true },
    { name: 'fit', keys: [['F']], single: true },
    { name: 'skip', keys: [['S']], single: true },
    { name: 'hurry', keys: [['H']], single: true },
  ],
  replay: [
    { name: 'step', keys: [['ArrowLeft'], ['ArrowRight']], single: true },
    { name: 'turn', keys: [['Shift', 'ArrowLeft'], ['Shift', 'ArrowRight']], single: true },
    { name: 'ends', keys: [['Home'], ['End']], single: true },
    { name: 'play', keys: [['Space']], single: true },
  ],
  edition: [
    { name: 'undo', keys: [['Control', 'Z']] },
    { name: 'redo', keys: [['Control', 'Shift', 'Z']] },
    { name: 'move', keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']] },
    {
      name: 'far',
      keys: [['Shift', 'ArrowLeft'], ['Shift', 'ArrowRight'], ['Shift', 'ArrowUp'], ['Shift', 'ArrowDown']],
    },
    { name: 'remove', keys: [['Delete']] },
  ],
};

/** Those that work now: without single keys, only the others. */
export function working(singles: boolean): [string, Shortcut[]][] {
  return Object.entries(SHORTCUTS)
    .map(([where, all]): [string, Shortcut[]] => [where, all.filter(({ single }) => singles || !single)])
    .filter(([, some]) => some.length);
}

class ShortcutList {
  shown = $state(false);
}

export const shortcutList = new ShortcutList();
