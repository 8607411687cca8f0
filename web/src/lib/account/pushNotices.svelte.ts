/** Push notifications on this device: once on, for every table opened here. */
import { recall, remember } from '../browser/storage';
import * as api from '../net/api';
import { hasServiceWorker } from '../net/serviceWorker';
import type { WishOrder } from '../protocol';
import { preferences } from '../settings/preferences.svelte';

const NAME = 'push';

class PushNotices {
  readonly able = hasServiceWorker && 'PushManager' in window && 'Notification' in window;
  #on = $state(recall(NAME) === true);
  denied = $state('Notification' in window && Notification.permission === 'denied');
  readonly #wished = new Set<string>(); // tables, since the page was opened

  get on(): boolean {
    return this.#on && this.able && !this.denied;
  }

  /** Ask for permission, then subscribe.  :throws: a `Problem`, or an error of the browser. */
  async turnOn(table: string, key: string): Promise<void> {
    const answer = await Notification.requestPermission();
    this.denied = answer === 'denied';
    if (answer !== 'granted') return;
    await this.#wish(table, key);
    this.#keep(true);
  }

  /** Stop push notifications on this device for all tables. */
  async turnOff(): Promise<void> {
    this.#keep(false);
    this.#wished.clear();
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    await subscription?.unsubscribe(); // the server learns of it with its next push
  }

  /** Subscribe to a table where I have a seat, if notifications are on. */
  async attend(table: string, key: string): Promise<void> {
    if (!this.on || this.#wished.has(table) || Notification.permission !== 'granted') return;
    try {
      await this.#wish(table, key);
    } catch {
      this.#wished.delete(table); // retried at the next visit
    }
  }

  async #wish(table: string, key: string): Promise<void> {
    this.#wished.add(table);
    const { push } = await api.ways();
    await api.makeWish(table, key, order(await subscribe(push)));
  }

  #keep(on: boolean): void {
    this.#on = on;
    remember(NAME, on);
  }
}

/** The subscription for this server’s key; one for another key is replaced. */
async function subscribe(serverKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = decoded(serverKey);
  const there = await pushManager.getSubscription();
  const known = there?.options.applicationServerKey;
  if (there && known && String(new Uint8Array(known)) === String(key)) return there;
  await there?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function order(subscription: PushSubscription): WishOrder {
  const { keys = {} } = subscription.toJSON();
  const { language } = preferences;
  return { kind: 'push', target: subscription.endpoint, language, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export const pushNotices = new PushNotices();
