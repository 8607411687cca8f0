/** Removing a row together with everything that refers to it. */
import type { FormSection } from '../protocol';
import { type Content, rowsOf } from './content';
import { removePoint } from './mapDrawing';
import { removeRow } from './sectionTable';

export function removeAt(content: Content, sections: FormSection[], section: FormSection, index: number): Content {
  const row = rowsOf(content, section)[index];
  if (!row || !section.at?.length) return removeRow(content, section, index);
  return removePoint(content, sections, { id: row.key, section, row, name: row.name, label: '', x: 0, y: 0 });
}
