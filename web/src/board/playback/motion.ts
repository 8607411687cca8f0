/** Whether things shall move: the page may say so, otherwise the system does. */
export function moves(): boolean {
  const wish = document.documentElement.dataset.motion;
  if (wish === 'full') return true;
  if (wish === 'none' || wish === 'off') return false;
  return !(typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
