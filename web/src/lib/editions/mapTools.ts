/** The tools with which a map is drawn. */
export const TOOLS = ['move', 'add', 'connect'] as const;
export type Tool = (typeof TOOLS)[number];
