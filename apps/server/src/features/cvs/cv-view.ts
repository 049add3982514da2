import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import {
  educationColumn,
  experienceColumn,
  flagsColumn,
  pagesColumn,
  sourcesColumn,
  unplacedColumn,
} from '../../records/cv-columns.ts';
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
  experience: experienceColumn.parse(row.experience),
  education: educationColumn.parse(row.education),
  certificates: row.certificates,
  languages: row.languages,
  unplaced: unplacedColumn.parse(row.unplaced),
  flags: flagsColumn.parse(row.flags),
  authorship: toAuthorship(row),
  sources: sourcesColumn.parse(row.sources),
  pages: pagesColumn.parse(row.pages),
  readingNote: row.awaits_model.length > 0 ? underWayNote : row.reading_note,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
});
