import type { WordChange } from '@candela/contract/rankings/score-runs.schemas.ts';
import { z } from 'zod';

/** What the scorer reads of a job, as it was stored with a run. */
export const wordsColumn = z.record(z.string(), z.unknown());
type JobWords = z.infer<typeof wordsColumn>;

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  skills: 'Skills',
  niceToHave: 'Nice to have',
  education: 'Education',
  certifications: 'Certifications',
  description: 'Description',
};

/** A list as it is; a text sentence by sentence. */
function piecesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return String(value ?? '')
    .split(/\n+|(?<=[.!?])\s+/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

/** Which words of a job came and which went; what only moved to another place is the same. */
export function wordChanges(before: JobWords, after: JobWords): WordChange[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [old, now] = [piecesOf(before[field]), piecesOf(after[field])];
    // A description may be thousands of short sentences.
    const [known, kept] = [new Set(old), new Set(now)];
    const added = now.filter((piece) => !known.has(piece));
    const removed = old.filter((piece) => !kept.has(piece));
    return added.length + removed.length > 0 ? [{ field: label, added, removed }] : [];
  });
}
