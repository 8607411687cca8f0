/** Makes an element a tab stop as long as it can be scrolled; scripts can focus it anyway. */
export function scrollable(element: HTMLElement): (() => void) | undefined {
  const look = (): void => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    element.tabIndex = scrolls ? 0 : -1;
  };
  look();
  if (typeof ResizeObserver === 'undefined') return undefined;
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(element);
  changed.observe(element, { subtree: true, childList: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
