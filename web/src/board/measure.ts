/** Calls back now and whenever an element is resized; never if the browser cannot observe that. */
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
