import { z } from 'zod';

const ids = z.array(z.string());
const record = z.looseObject({ id: z.string(), current_cv_id: z.string().nullable() });
const companies = z.array(
  z.object({ company_id: z.string(), since: z.string(), current_cv_id: z.string().nullable() }),
);
const tags = z.array(z.object({ tag: z.string(), company_id: z.string().nullable() }));

/** What a merge moved and what stood there before, as it is written down. Merges of earlier versions knew less. */
export const movedSchema = z.object({
  kept: record,
  records: z.object({ cvs: ids, files: ids, companies, keptCompanies: companies }),
  scores: z.object({ scores: ids, keptScores: ids }),
  applications: z.object({
    moved: ids,
    setAside: ids,
    carried: z.array(z.object({ id: z.string(), version: z.number() })),
    setAsideBefore: ids,
  }),
  notes: z.object({ notes: ids, tags, keptTags: tags }),
  suggestions: ids,
  notifications: ids,
  reports: ids,
  interviews: ids,
  bookings: ids.default([]),
  mails: ids.default([]),
  /** Merged into the second record before. */
  merges: ids,
});
export type Moved = z.infer<typeof movedSchema>;
export const recordSchema = record;
