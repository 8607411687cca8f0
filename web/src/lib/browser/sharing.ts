/** Copying links, and the device's share sheet. */

/** Copy a text; resolves to false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Open the share sheet; it may be cancelled. */
export async function shareLink(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Westbound', text, url });
  } catch {
    // cancelled
  }
}

export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Open the share sheet for a file; it may be cancelled. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ title: 'Westbound', files: [file] });
  } catch {
    // cancelled
  }
}
