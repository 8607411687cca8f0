/** The service worker of the page: where a browser has none, the page does without. */
export const hasServiceWorker = 'serviceWorker' in navigator;

/** Let it registerWorker; in development there is none. */
export function registerWorker(): void {
  if (!hasServiceWorker || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // forbidden, as in some private windows
  });
}
