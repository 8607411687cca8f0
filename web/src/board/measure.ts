/** Tells now and whenever an element changes its size; where nothing can be measured, never. */
export function measured(tell: (element: HTMLElement) => void): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      tell(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
