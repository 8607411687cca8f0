/** The pages of the edition editor: general fields, each map, each large table, and the preview. */
import type { Form, FormMap, FormSection } from '../protocol';

export interface EditorPage {
  name: string;
  map: FormMap | null;
  sections: FormSection[];
}

export function editorPages(form: Form): EditorPage[] {
  const maps = (form.maps ?? []).map((map): EditorPage =>
    ({ name: map.name, map, sections: form.sections.filter((section) => section.map === map.name) }));
  const loose = form.sections.filter(({ map }) => !map);
  const once = loose.filter(({ kind }) => kind === 'fields');
  const tables = loose.filter(({ kind }) => kind !== 'fields')
    .map((section): EditorPage => ({ name: section.name, map: null, sections: [section] }));
  return [
    { name: 'edition', map: null, sections: once },
    ...maps,
    ...tables,
    { name: 'preview', map: null, sections: [] },
  ];
}
