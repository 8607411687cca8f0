import type { Attachment } from 'svelte/attachments';

const MARGIN = '50%'; // of the window, above and below it

/** An attachment that says whenever its element comes near the visible part of the page, or goes away from it. */
export function nearby(say: (near: boolean) => void): Attachment {
  return (element) => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      say(entries.at(-1)?.isIntersecting ?? false);
    }, { rootMargin: MARGIN });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
