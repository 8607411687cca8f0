/** The service worker of the page, where the browser supports one. */
export const hasServiceWorker = 'serviceWorker' in navigator;

/** Register it; there is none in development. */
export function registerWorker(): void {
  if (!hasServiceWorker || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // forbidden, as in some private windows
  });
}
