/** Looks now, and again every so often while the page is seen; gives what ends it. */
export function keepLooking(look: () => Promise<void>, pause: number): () => void {
  void look();
  const clock = setInterval(() => {
    if (!document.hidden) void look();
  }, pause);
  return () => {
    clearInterval(clock);
  };
}
