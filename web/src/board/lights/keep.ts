/** Keeps things marked with an attribute, also when they are drawn anew. */

const FOLDED = ['class', 'hidden']; // attributes that show and hide things

/** Marks what is found, each with its value, now and after every change; returns how to take the marks off. */
export function keep(
  root: Node, name: string, find: () => ReadonlyMap<Element, string>, attributes: string[],
): () => void {
  let marked: ReadonlyMap<Element, string> = new Map<Element, string>();

  function renew(): void {
    const found = find();
    for (const each of marked.keys()) if (!found.has(each)) each.removeAttribute(name);
    for (const [each, value] of found) if (each.getAttribute(name) !== value) each.setAttribute(name, value);
    marked = found;
  }

  const watch = new MutationObserver(renew);
  watch.observe(root, {
    childList: true, subtree: true, attributes: true, attributeFilter: [...new Set([...attributes, ...FOLDED])],
  });
  renew();
  return () => {
    watch.disconnect();
    for (const each of marked.keys()) each.removeAttribute(name);
  };
}
