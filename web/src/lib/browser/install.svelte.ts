/** Installing the page as an app, where the browser offers it. */

/** Not in the DOM types: only some browsers have it. */
interface Offer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // offered by our own button instead
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
    });
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it can be used once
    await offer?.prompt();
  }
}

export const install = new Install();
