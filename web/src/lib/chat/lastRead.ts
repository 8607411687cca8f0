/** How far the chat of each table has been read in this browser: the `seq` of a line. */
import { TableMemory } from '../browser/tableMemory';

export const lastRead = new TableMemory('chats', (kept): kept is number => Number.isInteger(kept));
