import { insertBooking } from '../features/bookings/bookings.repo.ts';
import { insertTemplate } from '../features/interviews/templates.repo.ts';
import { ensureScorecard, fillIn } from '../features/scorecards/scorecards.repo.ts';
import { criteriaOf } from '../features/scorecards/scorecards.service.ts';
import { after, days, minutes } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { ukZone } from './demo-clock.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

const templates = [
  {
    name: 'First conversation',
    title: 'First conversation: {name}',
    description:
      'Hello {name},\n\nWe would like to get to know you and talk about {job}. Please have your CV ready; there will be time for your questions.\n\n{company}',
  },
  {
    name: 'Work sample',
    title: 'Work sample: {name}, {job}',
    description: 'We look at a piece of your work together. Bring one you like to talk about; 20 minutes are enough.',
  },
] as const;

/** What surrounds interviews: words for them, a link that waits for a candidate's choice, and what interviewers found. */
export async function seedScorecards(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  for (const template of templates) await insertTemplate(tx, owners.organisationId, template, now);
  await seedLink(tx, owners, now);
  await seedFindings(tx, owners, now);
}

/** Sent yesterday; the candidate has not chosen yet. */
async function seedLink(tx: Tx, { organisationId, recruiterAccountId }: CvOwners, now: Date): Promise<void> {
  const applicant = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select(['a.company_id', 'a.job_id', 'a.candidate_id', 'c.name', 'c.email'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.status', '=', 'testing')
    .where('c.account_id', 'is', null)
    .where('c.email', '<>', '')
    .orderBy('a.updated_at', 'desc')
    .orderBy('c.name')
    .executeTakeFirst();
  if (!applicant) return;
  const sentAt = after(now, -days(1));
  const { name, email, ...of } = applicant;
  await insertBooking(
    tx,
    {
      ...of,
      organisation_id: organisationId,
      recruiter_account_id: recruiterAccountId,
      title: `First conversation: ${name}`,
      has_meeting: true,
      attendees: JSON.stringify([{ email, displayName: name }]),
      length_minutes: 45,
      time_zone: ukZone,
      offer: JSON.stringify({
        kind: 'rules',
        ...{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
        ...{ noticeHours: 24, bufferMinutes: 15, mostADay: 4, daysAhead: 14 },
      }),
      expires_at: after(now, days(13)),
      created_at: sentAt,
    },
    sentAt,
  );
}

const evidence = [
  'Took the last project apart step by step, with the numbers, and said what went wrong first.',
  'Explained it to us as to a colleague from another department; drew it unasked.',
  'Knows it from reading rather than from doing; said so openly.',
];

/** Of the two latest that took place: on the first both have written, on the second the demo recruiter has still to. */
async function seedFindings(tx: Tx, { organisationId, recruiterAccountId }: CvOwners, now: Date): Promise<void> {
  const interviews = await tx
    .selectFrom('interviews')
    .select(['id', 'company_id', 'job_id', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .where('outcome', '=', 'took-place')
    .orderBy('starts_at', 'desc')
    .limit(2)
    .execute();
  const { email: recruiterEmail } = demoAccounts.recruiter;
  const { email: teammateEmail } = demoAccounts.teammate;
  const members = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('email', 'in', [recruiterEmail, teammateEmail])
    .execute();
  for (const [place, interview] of interviews.entries()) {
    const writers = members.filter(({ id }) => place === 0 || id !== recruiterAccountId);
    const criteria = (await criteriaOf(tx, organisationId, interview.job_id)).slice(0, 3);
    const of = { organisationId, companyId: interview.company_id, interviewId: interview.id };
    const writtenAt = after(interview.ends_at < now ? interview.ends_at : now, minutes(30));
    for (const { id: accountId, email, first_name, last_name } of writers) {
      const isFirst = accountId === recruiterAccountId;
      const card = await ensureScorecard(tx, of, { email, name: `${first_name} ${last_name}`, accountId }, writtenAt);
      const ratings = criteria.map((criterion, number) => ({
        criterion,
        rating: number === 2 ? 2 : isFirst ? 4 : 3,
        evidence: evidence[number] ?? '',
      }));
      const notes = isFirst ? 'Would like to start in six weeks.' : '';
      await fillIn(tx, card, { ratings, overall: isFirst ? 'strong-yes' : 'yes', notes }, writtenAt);
    }
  }
}
