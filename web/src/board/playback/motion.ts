/** Whether animations are on: the page decides, otherwise the system. */
export function moves(): boolean {
  const wish = document.documentElement.dataset.motion;
  if (wish === 'full') return true;
  if (wish === 'none' || wish === 'off') return false;
  return !(typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
