import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { moveReasons } from '../features/applications/timeline.ts';
import { recordAudit } from '../platform/audit/audit.repo.ts';
import { after, days, minutes } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

interface Story {
  job: string;
  /** With the CV the organisation holds, which the demo candidate has claimed; otherwise with their own. */
  isHeld?: boolean;
  appliedDaysAgo: number;
  /** Days after that on which a recruiter first looked. */
  seenAfter: number;
  moves: readonly { after: number; to: ApplicationStatus; reason?: string }[];
}

/** What the demo candidate has applied for: one waiting, one before an interview, one in review, one that closed. */
const stories: readonly Story[] = [
  { job: 'Customer Support Specialist', appliedDaysAgo: 2, seenAfter: 1, moves: [] },
  {
    job: 'Backend Engineer (TypeScript)',
    isHeld: true,
    appliedDaysAgo: 8,
    seenAfter: 1,
    moves: [
      { after: 2, to: 'testing' },
      { after: 5, to: 'interview' },
    ],
  },
  {
    job: 'Mechanical Design Engineer',
    appliedDaysAgo: 14,
    seenAfter: 2,
    moves: [{ after: 4, to: 'review' }],
  },
  {
    job: 'Office Manager',
    appliedDaysAgo: 60,
    seenAfter: 3,
    moves: [
      { after: 9, to: 'review' },
      { after: 40, to: 'rejected', reason: moveReasons.jobClosed },
    ],
  },
];

/** The demo candidate's four applications, each with a past. */
export async function seedOwnApplications(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  const records = await tx
    .selectFrom('candidates')
    .select(['id', 'organisation_id'])
    .where('account_id', '=', owners.candidateAccountId)
    .execute();
  const own = records.find(({ organisation_id }) => organisation_id === null)?.id;
  const held = records.find(({ organisation_id }) => organisation_id !== null)?.id;
  if (!own || !held) throw new Error('The demo candidate has no records');
  // In the order in which it happened: a company knows a candidate from their first application on.
  for (const story of stories.toSorted((a, b) => b.appliedDaysAgo - a.appliedDaysAgo)) {
    const job = owners.jobs.get(story.job);
    if (!job) throw new Error(`The demo has no job called ${story.job}`);
    await seedStory(tx, owners, { ...story, jobId: job.id, companyId: job.companyId }, story.isHeld ? held : own, now);
  }
}

type PlacedStory = Story & { jobId: string; companyId: string };

async function seedStory(tx: Tx, owners: CvOwners, story: PlacedStory, candidateId: string, now: Date): Promise<void> {
  const { organisationId, recruiterAccountId } = owners;
  const appliedAt = after(now, -days(story.appliedDaysAgo));
  const last = story.moves.at(-1);
  const { id } = await tx
    .insertInto('applications')
    .values({
      organisation_id: organisationId,
      company_id: story.companyId,
      job_id: story.jobId,
      candidate_id: candidateId,
      status: last?.to ?? 'pending',
      version: story.moves.length + 1,
      applied_at: appliedAt,
      updated_at: after(appliedAt, days(last?.after ?? 0)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = [
    { after: 0, to: 'pending', reason: story.isHeld ? 'added from the ranking' : moveReasons.applied },
    ...story.moves,
  ];
  await tx
    .insertInto('application_events')
    .values(
      lines.map((line, at) => ({
        organisation_id: organisationId,
        application_id: id,
        version: at + 1,
        from_status: lines[at - 1]?.to ?? null,
        to_status: line.to,
        actor_account_id: at === 0 && !story.isHeld ? owners.candidateAccountId : recruiterAccountId,
        reason: line.reason ?? 'moved by hand',
        at: after(appliedAt, days(line.after)),
      })),
    )
    .execute();
  await recordAudit(tx, {
    action: 'candidate.viewed',
    at: after(appliedAt, days(story.seenAfter) - minutes(120)),
    organisationId,
    actorAccountId: recruiterAccountId,
    subject: { type: 'candidate', id: candidateId },
  });
}
