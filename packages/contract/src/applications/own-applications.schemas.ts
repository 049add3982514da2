import { z } from 'zod';
import { idSchema } from '../kernel/fields.ts';
import { applicationStatusSchema } from './applications.schemas.ts';

/** An application as the candidate sees it. */
export const ownApplicationSchema = z.object({
  jobId: idSchema,
  /** The record it was made with: the person's own, or one that an organisation holds and they have claimed. */
  candidateId: idSchema,
  title: z.string(),
  companyId: idSchema,
  companyName: z.string(),
  /** Onsite, remote or hybrid, as the job says. */
  location: z.string().nullable(),
  town: z.string(),
  status: applicationStatusSchema,
  appliedAt: z.iso.datetime(),
  /** Set while the candidate has taken it back. */
  withdrawnAt: z.iso.datetime().nullable(),
  match_score: z.number().nullable(),
  /** The candidate objected to automated scoring: there is no score. */
  isPeopleOnly: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** What happened to an application, as far as the candidate is concerned, oldest first. */
export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['received', 'seen', 'moved', 'interview', 'interview-arranged', 'outcome', 'withdrawn']),
  /** Who made it happen. */
  by: z.enum(['candidate', 'employer']),
  /** Where it stood afterwards. */
  status: applicationStatusSchema.nullable(),
  /** The job closed over it. */
  isJobClosed: z.boolean(),
  /** When the interview begins that was arranged. */
  startsAt: z.iso.datetime().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Nothing more will happen to it. */
export const isDecided = ({ status }: Pick<OwnApplication, 'status'>): boolean =>
  status === 'hired' || status === 'rejected';

/** 'In process', for a candidate: the employer has taken it up and not decided. */
export const isInProcess = ({ status }: Pick<OwnApplication, 'status'>): boolean =>
  status !== 'pending' && !isDecided({ status });
