/** What is open below the board of a phone, and whether all choices are listed. */
import { narrow } from '../../lib/browser/narrow';
import { choiceList } from '../../lib/settings/choiceList.svelte';

const CHOICES = 'choices';

export class Dock {
  #tab = $state(''); // that covers the choices

  /** The open tab; empty if choices are folded, or after the game if the ending is. */
  readonly tab = $derived.by(() => this.#tab || (this.#isOpen ? CHOICES : ''));
  readonly #over: () => boolean;
  #ending = $state(true); // is open

  constructor(over: () => boolean) {
    this.#over = over;
  }

  /** Whether every choice is listed. */
  get lists(): boolean {
    return choiceList.open;
  }

  /** Open a tab; close it if it is open. */
  press(name: string): void {
    if (name !== CHOICES) this.#tab = this.#tab === name ? '' : name;
    else if (this.#tab) this.#show(true);
    else this.#show(!this.#isOpen);
  }

  /** List all choices, or only those that the board does not show. */
  toggle(): void {
    if (narrow.current) this.press(CHOICES);
    else choiceList.open = !choiceList.open;
  }

  /** Show the ending. */
  finish(): void {
    this.#tab = '';
    this.#ending = true;
  }

  /** Show nothing but the board. */
  clear(): void {
    this.#tab = '';
    this.#ending = false;
  }

  get #isOpen(): boolean {
    return this.#over() ? this.#ending : choiceList.open;
  }

  #show(open: boolean): void {
    this.#tab = '';
    if (this.#over()) this.#ending = open;
    else choiceList.open = open;
  }
}
