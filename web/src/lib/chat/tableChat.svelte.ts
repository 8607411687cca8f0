/** The chat of a table, as its viewer reads it. */
import { untrack } from 'svelte';
import { isChat, type LogLine } from '../log/log';
import { preferences } from '../settings/preferences.svelte';
import type { Speech } from '../texts/speech';
import { lastRead } from './lastRead';
import { Mutes } from './mutes.svelte';
import { isPhrase } from './phrases';

export class TableChat {
  readonly #table: string;
  readonly #log: () => LogLine[];
  readonly #speech: () => Speech;
  #read = $state(0); // lines before this `seq` have been read
  readonly mutes: Mutes;
  readonly lines = $derived.by(() => this.#log().filter((line) => isChat(line) && !this.hides(line)));
  readonly unread = $derived.by(() => this.lines.filter((line) => this.#isUnread(line)).length);

  /** Somebody who opens the chat of a table for the first time need not catch up with it. */
  constructor(table: string, log: () => LogLine[], speech: () => Speech) {
    this.#table = table;
    this.mutes = new Mutes(table);
    this.#log = log;
    this.#speech = speech;
    const kept = lastRead.of(table);
    if (kept === null) untrack(() => this.read());
    else this.#read = kept;
  }

  /** Whether I do not want to read a line: its player is muted, or it is a quick phrase and those are hidden. */
  hides(line: LogLine): boolean {
    const said = this.#speech().chat(line);
    return said !== null && !said.mine
      && (this.mutes.has(said.who) || (isPhrase(line) && preferences.phrases === 'hide'));
  }

  /** Everything said so far has been read. */
  read(): void {
    const end = (this.lines.at(-1)?.seq ?? -1) + 1;
    this.#read = Math.max(this.#read, end);
    lastRead.note(this.#table, this.#read);
  }

  #isUnread(line: LogLine): boolean {
    return line.seq >= this.#read && !this.#speech().chat(line)?.mine;
  }
}
