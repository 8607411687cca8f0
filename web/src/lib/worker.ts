/** The service worker of the page: where a browser has none, the page does without. */
export const canWork = 'serviceWorker' in navigator;

/** Let it begin; in development there is none. */
export function begin(): void {
  if (!canWork || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // forbidden, as in some private windows
  });
}
