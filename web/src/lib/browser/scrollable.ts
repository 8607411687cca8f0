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
  const watched = new WeakSet<Element>();
  const watch = (): void => {
    for (const each of [element, ...element.children]) { // a font that comes late makes them higher
      if (!watched.has(each)) resized.observe(each);
      watched.add(each);
    }
  };
  const changed = new MutationObserver(() => {
    watch();
    frame ||= requestAnimationFrame(look); // once per frame: looking forces a layout
  });
  watch();
  changed.observe(element, { subtree: true, childList: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
  };
}
