import { randomUUID } from 'node:crypto';
import { insertNote, replaceTags } from '../features/notes/notes.repo.ts';
import { insertNotifications } from '../features/notifications/notifications.repo.ts';
import { issueReceipts } from '../features/receipts/receipts.service.ts';
import { insertReview } from '../features/reviews/reviews.repo.ts';
import { after, days, minutes } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CvOwners } from './seed-cvs.repo.ts';
import { seedSuggestions } from './seed-suggestions.repo.ts';

/** What surrounds the demonstration's pipeline: receipts of its decisions, a request for a review, notes and tags. */
export async function seedProcess(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  await seedReceipts(tx, owners.organisationId);
  await seedReview(tx, owners, now);
  await seedNotes(tx, owners, now);
  await seedSuggestions(tx, owners, now);
}

/** In the order of the history: each is chained to the one before. */
async function seedReceipts(tx: Tx, organisationId: string): Promise<void> {
  const lines = await tx
    .selectFrom('application_events')
    .select(['application_id as id', 'version'])
    .where('organisation_id', '=', organisationId)
    .orderBy('version')
    .orderBy('application_id')
    .execute();
  const last = lines.at(-1)?.version ?? 0;
  for (let version = 1; version <= last; version += 1) {
    await issueReceipts(
      tx,
      organisationId,
      lines.filter((line) => line.version === version),
    );
  }
}

/** The demo candidate wants a person to look at their score again. */
async function seedReview(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  const { organisationId, candidateAccountId, recruiterAccountId } = owners;
  const application = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .select(['a.id', 'a.company_id', 'a.job_id', 'c.id as candidate_id', 'c.name', 'j.title', 'k.company_name'])
    .where('c.account_id', '=', candidateAccountId)
    .where('a.organisation_id', '=', organisationId)
    .where('a.status', '=', 'review')
    .executeTakeFirst();
  if (!application) throw new Error('The demo candidate has no application in review');
  const { id: applicationId, company_id: companyId, candidate_id: candidateId, job_id: jobId } = application;
  const askedAt = after(now, -days(6));
  const question =
    'My two years with CAD are in the second job on my CV, under a heading that may have been missed. Could a person please look?';
  await insertReview(tx, { organisationId, companyId, applicationId, about: 'score', question, now: askedAt });
  const told = { organisationId, companyId, candidateId, inApp: true, mailDue: false };
  await insertNotifications(tx, [
    {
      ...told,
      id: randomUUID(),
      accountId: recruiterAccountId,
      kind: 'review.asked',
      values: { candidateName: application.name, jobTitle: application.title, candidateId },
      createdAt: askedAt,
    },
    {
      ...told,
      id: randomUUID(),
      accountId: candidateAccountId,
      kind: 'application.moved',
      values: {
        jobTitle: application.title,
        companyName: application.company_name,
        stage: 'it is being reviewed',
        jobId,
      },
      createdAt: after(now, -days(10)),
    },
  ]);
}

const notes = [
  { text: 'Spoke on the phone. Free from January, would move for the job.', tags: ['Relocates', 'Spoken to'] },
  { text: 'Portfolio seen; ask about the second project at the interview.', tags: ['Portfolio'] },
  { text: 'Knows two of our people. References are easy to get.', tags: ['Spoken to'] },
] as const;

async function seedNotes(tx: Tx, { organisationId, recruiterAccountId }: CvOwners, now: Date): Promise<void> {
  const candidates = await tx
    .selectFrom('applications')
    .select('candidate_id')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('status', 'in', ['interview', 'offer'])
    .orderBy('candidate_id')
    .limit(notes.length)
    .execute();
  for (const [at, { candidate_id: candidateId }] of candidates.entries()) {
    const note = notes[at];
    if (!note) continue;
    const place = { organisationId, companyId: null, candidateId };
    const written = after(now, -minutes(60 * (at + 20)));
    await insertNote(tx, place, { text: note.text, authorAccountId: recruiterAccountId, now: written });
    await replaceTags(tx, place, note.tags, written);
  }
}
