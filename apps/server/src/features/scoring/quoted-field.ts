import type { Quotation } from '@candela/engine/scoring/explain-match.ts';

/** The field of the stored CV that a quoted line belongs to; a line that could not be placed belongs to none. */
export function fieldOf({ kind, entry }: Pick<Quotation, 'kind' | 'entry'>): string | undefined {
  switch (kind) {
    case 'summary':
      return 'summary';
    case 'title':
      return `experience.${entry}.title`;
    case 'experience':
      return `experience.${entry}.description`;
    case 'education':
      return `education.${entry}.qualification`;
    case 'certificate':
      return `certificates.${entry}`;
    case 'language':
      return entry < 0 ? undefined : `languages.${entry}`;
    case 'skill':
      return `skills.${entry}`;
    default:
      return undefined;
  }
}
