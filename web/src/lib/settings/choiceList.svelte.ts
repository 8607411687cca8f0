/** Whether every choice is listed, or only those that the board does not show; remembered. */
import { recall, remember } from '../browser/storage';

const NAME = 'choices';

class ChoiceList {
  #open = $state(recall(NAME) === true);

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    remember(NAME, open);
  }
}

export const choiceList = new ChoiceList();
