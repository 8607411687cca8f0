/** Makes an element a tab stop as long as it can be scrolled; scripts can focus it anyway. */
export function scrollable(element: HTMLElement): (() => void) | undefined {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    element.tabIndex = scrolls ? 0 : -1;
  };
  look();
  if (typeof ResizeObserver === 'undefined') return undefined;
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look); // once per frame: looking forces a layout
  });
  resized.observe(element);
  changed.observe(element, { subtree: true, childList: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
  };
}
