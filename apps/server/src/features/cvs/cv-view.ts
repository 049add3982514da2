import type { Cv, CvFlag, Education, Experience, FieldSource, Socials } from '@candela/contract/cvs/cvs.schemas.ts';
import { toAuthorship } from '../authorship/judged-cv.service.ts';
import type { CvRow } from './cvs.repo.ts';

export const underWayNote = 'A language model is reading this CV a second time; so far this is the built-in reading.';

/** A row in the form the contract gives it. */
export const toCv = (row: CvRow): Cv => ({
  _id: row.id,
  fileName: row.file_name,
  contentType: row.storage_key === null ? null : row.content_type,
  summary: row.summary,
  skills: row.skills,
  experience_years: row.experience_years,
  experience: row.experience as Experience[],
  education: row.education as Education[],
  certificates: row.certificates,
  languages: row.languages,
  unplaced: row.unplaced as Cv['unplaced'],
  flags: row.flags as CvFlag[],
  authorship: toAuthorship(row),
  sources: row.sources as FieldSource[],
  pages: row.pages as Cv['pages'],
  readingNote: row.awaits_model.length > 0 ? underWayNote : row.reading_note,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
});

export const toSocials = (socials: unknown): Socials => ({
  linkedin: '',
  github: '',
  x: '',
  facebook: '',
  website: '',
  ...(socials as Partial<Socials>),
});
