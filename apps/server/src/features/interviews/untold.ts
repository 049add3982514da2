import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import type { Change } from './interview-words.ts';
import type { InterviewRow } from './interviews.repo.ts';
import { nameOf } from './tell.service.ts';

/** A change that a calendar is to tell, as it is kept until it has: what we write ourselves where it cannot. */
const untoldSchema = z.object({
  /** The time that everyone still goes by; null where that has not changed. */
  before: z.object({ start: z.coerce.date(), end: z.coerce.date() }).nullable(),
  why: z.union([z.literal(['asked', 'chosen']), z.object({ reason: z.string() })]).nullable(),
  /** Whose change it is; the candidate's where they chose or cancelled with a link. */
  by: z.union([z.literal('candidate'), z.object({ accountId: z.uuid().nullable() })]),
});
export type Untold = z.infer<typeof untoldSchema>;

const readUntold = ({ untold }: InterviewRow): Untold | null => (untold === null ? null : untoldSchema.parse(untold));

/** Together with what was not told before it: people go by the time they know, not by one they never heard of. */
export const withEarlier = (interview: InterviewRow, untold: Untold): string =>
  JSON.stringify({ ...untold, before: readUntold(interview)?.before ?? untold.before });

/** As mails name it; undefined where everyone was told. */
export async function untoldChange(tx: Tx, interview: InterviewRow): Promise<Change | undefined> {
  const untold = readUntold(interview);
  if (!untold) return undefined;
  const { before, why, by } = untold;
  const isCancelled = interview.status === 'cancelled';
  return {
    ...(before && !isCancelled && { before }),
    ...(why && !isCancelled && { why }),
    writer: by === 'candidate' ? interview.candidate_name : await nameOf(tx, by.accountId),
  };
}
