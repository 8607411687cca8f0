/** Sheets and dialogs are a step in the browser's history, so that Back closes them. */

const OPEN = 'dialog[open], [popover]:not([popover="manual"]):popover-open';

let closing = false; // our own history.back() is on its way
const removals = new MutationObserver(fit); // what is removed while it is open sends no event

/** Whether the current history entry belongs to a sheet or dialog. */
function isStep(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

/** A sheet or dialog is about to open: `toggle` comes too late for somebody who presses Back at once. */
export function toggling({ target, newState }: ToggleEvent): void {
  if (newState === 'open' && isOverlay(target) && !closing && !isStep()) history.pushState({ over: true }, '');
}

/** A sheet or dialog was opened or closed: update the history. */
export function toggled({ target }: Event): void {
  if (isOverlay(target)) fit();
}

function isOverlay(target: EventTarget | null): boolean {
  if (target instanceof HTMLDialogElement) return true;
  return target instanceof HTMLElement && target.popover !== null && target.popover !== 'manual';
}

function fit(): void {
  const open = document.querySelector(OPEN) !== null;
  if (open) removals.observe(document.body, { childList: true, subtree: true });
  else removals.disconnect();
  if (closing || open === isStep()) return;
  if (open) {
    history.pushState({ over: true }, '');
  } else {
    closing = true;
    history.back();
  }
}

/** The browser went back or forward; returns whether that only closed sheets or dialogs. */
export function stepped(): boolean {
  if (closing) {
    closing = false;
    fit();
    return true;
  }
  const open = [...document.querySelectorAll<HTMLElement>(OPEN)];
  for (const each of open) {
    if (each instanceof HTMLDialogElement) each.close();
    else each.hidePopover();
  }
  return open.length > 0 || isStep();
}

/** Go to another address with a new history entry; the entry of an open sheet or dialog is reused. */
export function step(path: string, then: () => void): void {
  if (closing) {
    addEventListener('popstate', () => step(path, then), { once: true });
    return;
  }
  if (isStep()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  then();
}
