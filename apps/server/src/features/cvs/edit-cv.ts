import type { Cv, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';

/** The fields a person may correct. */
export type CvContent = Pick<Cv, 'summary' | 'skills' | 'experience_years' | 'experience' | 'education'>;
export type CvEdit = { [Field in keyof CvContent]?: CvContent[Field] | undefined };

/** Trimmed, without blanks, each once whatever its capitals; the first spelling stays. */
export function tidySkills(skills: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const skill of skills.map((each) => each.trim())) {
    if (skill !== '' && !seen.has(skill.toLowerCase())) seen.set(skill.toLowerCase(), skill);
  }
  return [...seen.values()];
}

export const applyEdit = (cv: CvContent, edit: CvEdit): CvContent => ({
  summary: edit.summary?.trim() ?? cv.summary,
  skills: edit.skills ? tidySkills(edit.skills) : cv.skills,
  experience_years: edit.experience_years ?? cv.experience_years,
  experience: edit.experience ?? cv.experience,
  education: edit.education ?? cv.education,
});

/**
 * What a person wrote was not found anywhere in the document: a source stays only with the words it was read for, and
 * follows them when their entry moved.
 */
export const keepSources = (before: CvContent, now: CvContent, sources: readonly FieldSource[]): FieldSource[] =>
  sources.flatMap((source) => {
    const field = follow(before, now, source.field);
    return field === null ? [] : [{ ...source, field }];
  });

function follow(before: CvContent, now: CvContent, field: string): string | null {
  const [name = '', index = '', part] = field.split('.');
  if (name === 'summary') return before.summary === now.summary ? field : null;
  if (name !== 'skills' && name !== 'experience' && name !== 'education') return field;
  const read = (entries: readonly unknown[], at: number): unknown =>
    part ? (entries[at] as Record<string, unknown> | undefined)?.[part] : entries[at];
  const value = read(before[name], Number(index));
  const places = now[name].map((_entry, at) => at).filter((at) => read(now[name], at) === value);
  const at = places.includes(Number(index)) ? Number(index) : places[0];
  return at === undefined || value === '' ? null : [name, at, ...(part ? [part] : [])].join('.');
}

/** What a corrected CV says, for search: its fields, and what never belonged to one. */
export const textOf = (cv: CvContent & Pick<Cv, 'certificates' | 'languages' | 'unplaced'>): string =>
  [
    cv.summary,
    ...cv.experience.flatMap(({ title, company, duration, description }) => [title, company, duration, description]),
    ...cv.education.flatMap(({ qualification, institution, duration }) => [qualification, institution, duration]),
    ...cv.skills,
    ...cv.certificates,
    ...cv.languages,
    ...cv.unplaced.map(({ text }) => text),
  ]
    .filter((line) => line !== '')
    .join('\n');
