/** Sheets and dialogs that lie over a screen are one step of the browser's history: Back closes them. */

const OPEN = 'dialog[open], [popover]:not([popover="manual"]):popover-open';

let closing = false; // our own step back is on its way

/** Whether the present step of the history was made for something that lies over the screen. */
function isStep(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

/** Something was opened or closed: make the history fit. */
export function toggled({ target }: Event): void {
  if (target instanceof HTMLDialogElement || (target instanceof HTMLElement && target.popover)) fit();
}

function fit(): void {
  const open = document.querySelector(OPEN) !== null;
  if (closing || open === isStep()) return;
  if (open) {
    history.pushState({ over: true }, '');
  } else {
    closing = true;
    history.back();
  }
}

/** The browser went back or forth; tells whether that was only about what lies over the screen. */
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

/** Go to another address, by a new step; from what lies over a screen, its step becomes the new one. */
export function step(path: string, then: () => void): void {
  if (closing) {
    addEventListener('popstate', () => step(path, then), { once: true });
    return;
  }
  if (isStep()) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  then();
}
