/** The parts of the desk: first what is said once, then each map, each large table, and the picture. */
import type { Form, FormMap, FormSection } from '../lib/protocol';

export interface Leaf {
  name: string;
  map: FormMap | null;
  sections: FormSection[];
}

export function leavesOf(form: Form): Leaf[] {
  const maps = (form.maps ?? []).map((map): Leaf =>
    ({ name: map.name, map, sections: form.sections.filter((section) => section.map === map.name) }));
  const loose = form.sections.filter(({ map }) => !map);
  const once = loose.filter(({ kind }) => kind === 'fields');
  const tables = loose.filter(({ kind }) => kind !== 'fields')
    .map((section): Leaf => ({ name: section.name, map: null, sections: [section] }));
  return [
    { name: 'edition', map: null, sections: once },
    ...maps,
    ...tables,
    { name: 'preview', map: null, sections: [] },
  ];
}
