/** Call *look* now and then every *pause* milliseconds while the page is visible; returns a function that stops it. */
export function poll(look: () => Promise<void>, pause: number): () => void {
  void look();
  const clock = setInterval(() => {
    if (!document.hidden) void look();
  }, pause);
  return () => {
    clearInterval(clock);
  };
}
