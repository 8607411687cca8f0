/** What the guide for newcomers points at: parts with this `data-guide`, each with a text `guide-…`. */
export const POINTERS = ['prompt', 'map', 'place'];
