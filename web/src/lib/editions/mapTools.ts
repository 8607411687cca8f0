/** The tools for drawing a map. */
export const TOOLS = ['move', 'add', 'connect'] as const;
export type Tool = (typeof TOOLS)[number];
