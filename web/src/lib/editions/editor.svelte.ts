/** The state of the edition editor: content, undo history and problems. */
import { Problem } from '../net/api';
import type { Complaint, Form, FormColumn, FormSection } from '../protocol';
import { words } from '../texts/words.svelte';
import { type Placed, placed, sentence } from './complaints';
import type { Content } from './content';
import { type Draft, keepDraft } from './drafts';
import * as api from './editionApi';
import { begun, done, type History, redone, undone } from './history';
import { setCell } from './sectionTable';

const PAUSE = 400; // milliseconds without an edit before it is checked

export class Editor {
  readonly game: string;
  readonly form: Form;
  readonly id: string;
  #history = $state.raw<History>(begun({}));
  #complaints = $state.raw<Complaint[]>([]);
  #checked = $state.raw<Content | null>(null);
  #digest = $state('');
  #kept: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  more = $state(0); // problems beyond those listed
  #untouched: boolean;
  problem = $state.raw<Problem | null>(null); // why it cannot be checked

  constructor(draft: Draft, form: Form) {
    this.game = draft.game;
    this.form = form;
    this.id = draft.id;
    this.#kept = draft.digest;
    this.#untouched = draft.untouched ?? false;
    this.#history = begun(draft.content);
    void this.check();
  }

  get content(): Content {
    return this.#history.now;
  }

  get sections(): FormSection[] {
    return this.form.sections;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Whether the problems are those of the current content. */
  get isChecked(): boolean {
    return this.#checked === this.content;
  }

  /** Whether the current content can be played. */
  get isRight(): boolean {
    return this.isChecked && this.#digest !== '';
  }

  get count(): number {
    return this.#complaints.length + this.more;
  }

  readonly placed: Placed[] = $derived.by(() => placed(this.content, this.sections, this.#complaints));

  /** What is wrong with a section, with a row of it, or with a cell. */
  about(section: string, row?: number, column?: string): string[] {
    const found = this.placed.filter((each) => each.section === section
      && (row === undefined || each.row === row) && (column === undefined || each.column === column));
    const texts = words.game(this.game);
    return texts ? found.map(({ complaint }) => sentence(complaint, texts)) : [];
  }

  /** Apply an edit; one with the same name as the last edit joins its undo step. */
  set(content: Content, doing = ''): void {
    this.#take(done(this.#history, content, doing));
  }

  write(section: FormSection, row: number, column: FormColumn, text: string): void {
    const doing = `${section.name} ${row} ${column.key}`;
    this.set(setCell(this.content, this.sections, section, row, column, text), doing);
  }

  undo = (): void => this.#take(undone(this.#history));

  redo = (): void => this.#take(redone(this.#history));

  #take(history: History): void {
    if (history === this.#history) return;
    this.#history = history;
    this.#kept = '';
    this.#untouched = false;
    this.#remember();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    const content = this.content;
    try {
      const found = await api.check(this.game, content);
      if (content !== this.content) return; // outdated: a newer check is on its way
      this.#complaints = found.complaints;
      this.more = found.more;
      this.#digest = found.digest;
      this.#checked = content;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  }

  /** Check now if needed; resolves to whether it can be played. */
  async settle(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (!this.isChecked) { // it may change meanwhile
      await this.check();
      if (this.problem) break;
    }
    return this.isRight;
  }

  /** Store it on the server; resolves to its digest. */
  async keep(): Promise<string> {
    const kept = await api.keep(this.game, this.content);
    this.#kept = kept.digest;
    this.#remember();
    return kept.digest;
  }

  #remember(): void {
    const name = typeof this.content.name === 'string' ? this.content.name : '';
    const { id, game, content } = this;
    keepDraft({ id, game, name, content, digest: this.#kept, at: Date.now(), untouched: this.#untouched });
  }
}
