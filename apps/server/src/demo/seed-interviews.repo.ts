import { Temporal } from 'temporal-polyfill';
import { after, days, minutes } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { ukZone, zonedMoment } from './demo-clock.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

/** In the order of the candidates in the interview stage: the day of the week (1 is Monday, last week's are negative) and the hour. */
const slots = [
  { day: 1, hour: 9, minute: 30, title: 'First conversation', location: '' },
  { day: 1, hour: 14, minute: 0, title: 'First conversation', location: '' },
  { day: 2, hour: 11, minute: 0, title: 'Work sample review', location: 'Meeting room Beacon' },
  { day: 3, hour: 10, minute: 0, title: 'First conversation', location: '' },
  { day: 4, hour: 15, minute: 30, title: 'Second interview', location: 'Meeting room Lantern' },
  { day: 5, hour: 9, minute: 30, title: 'First conversation', location: '' },
  { day: 5, hour: 13, minute: 0, title: 'Meet the team', location: 'Meeting room Beacon' },
  { day: 8, hour: 10, minute: 30, title: 'First conversation', location: '' },
] as const;
/** For those who have moved on since: their interviews were in the weeks before. */
const earlier = [-6, -5, -4, -3, -13, -12, -10, -19, -17, -26] as const;
const lengthMinutes = 45;

interface Applicant {
  candidate_id: string;
  account_id: string | null;
  job_id: string;
  company_id: string;
  name: string;
  email: string;
  job_title: string;
  company_name: string;
}

/** A week as a recruiter has it, the weeks before, and the demo candidate's own interview, which is always still to come. */
export async function seedInterviews(tx: Tx, owners: CvOwners, now: Date): Promise<void> {
  const waiting = await listApplicants(tx, owners, ['interview']);
  const own = waiting.find(({ account_id }) => account_id === owners.candidateAccountId);
  if (own) {
    const slot = { title: 'First conversation', location: '' };
    await seedInterview(tx, owners, { applicant: own, start: nextInWeek(now), ...slot }, now);
  }
  const others = waiting.filter((applicant) => applicant !== own);
  for (const [place, { day, hour, minute, ...slot }] of slots.entries()) {
    const applicant = others[place];
    if (!applicant) continue;
    const start = zonedMoment(now, { day, hour, minute });
    const id = await seedInterview(tx, owners, { applicant, start, ...slot }, now);
    if (start > now && place >= 3) await seedRequest(tx, owners, { id, start }, place, now);
  }
  const past = await listApplicants(tx, owners, ['review', 'offer', 'hired']);
  for (const [place, day] of earlier.entries()) {
    const applicant = past[place];
    if (!applicant) continue;
    const start = zonedMoment(now, { day, hour: 10 + (place % 5), minute: 0 });
    await seedInterview(tx, owners, { applicant, start, title: 'First conversation', location: '' }, now);
  }
}

const listApplicants = (
  tx: Tx,
  { organisationId }: CvOwners,
  statuses: readonly ('interview' | 'review' | 'offer' | 'hired')[],
): Promise<Applicant[]> =>
  tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as k', 'k.id', 'a.company_id')
    .select(['a.candidate_id', 'c.account_id', 'a.job_id', 'a.company_id', 'c.name', 'c.email'])
    .select(['j.title as job_title', 'k.company_name'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.status', 'in', [...statuses])
    .orderBy('a.updated_at', 'desc')
    .orderBy('c.name')
    .execute();

interface Plan {
  applicant: Applicant;
  start: Date;
  title: string;
  location: string;
}

async function seedInterview(tx: Tx, owners: CvOwners, plan: Plan, now: Date): Promise<string> {
  const { applicant, start, title, location } = plan;
  const arrangedAt = after(start < now ? start : now, -days(3));
  const { id } = await tx
    .insertInto('interviews')
    .values({
      organisation_id: owners.organisationId,
      company_id: applicant.company_id,
      job_id: applicant.job_id,
      candidate_id: applicant.candidate_id,
      organiser_account_id: owners.recruiterAccountId,
      calendar: 'local',
      status: 'scheduled',
      title: `${title}: ${applicant.name}`,
      notes: 'Please have your CV ready. We will talk about your last two roles and leave time for your questions.',
      starts_at: start,
      ends_at: after(start, minutes(lengthMinutes)),
      time_zone: ukZone,
      location,
      has_meeting: location === '',
      attendees: JSON.stringify([
        { email: applicant.email, displayName: applicant.name },
        { email: 'teammate@demo.candela.test', displayName: 'Tomasz Lindqvist' },
      ]),
      outcome: after(start, days(1)) < now ? 'took-place' : null,
      company_name: applicant.company_name,
      job_title: applicant.job_title,
      candidate_name: applicant.name,
      created_at: arrangedAt,
      updated_at: arrangedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (location === '') {
    const meetLink = `https://video.northlight.example/${id.replaceAll('-', '')}`;
    await tx.updateTable('interviews').set({ meet_link: meetLink }).where('id', '=', id).execute();
  }
  return id;
}

/** Every second one still to come has been asked for at another time. */
async function seedRequest(
  tx: Tx,
  { organisationId }: CvOwners,
  interview: { id: string; start: Date },
  place: number,
  now: Date,
): Promise<void> {
  if (place % 2 === 0) return;
  const slotAt = (later: number) => ({
    startDateTime: after(interview.start, later).toISOString(),
    endDateTime: after(interview.start, later + minutes(lengthMinutes)).toISOString(),
    timeZone: 'UTC',
  });
  await tx
    .insertInto('reschedule_requests')
    .values({
      organisation_id: organisationId,
      interview_id: interview.id,
      proposed_slots: JSON.stringify([slotAt(minutes(120)), slotAt(days(7))]),
      message: 'I have an exam that morning. Would one of these suit you as well?',
      created_at: after(now, -minutes(95)),
    })
    .execute();
}

/** Tomorrow morning while that is this week, else later today: the candidate's dashboard counts this week only. */
function nextInWeek(now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ukZone);
  if (today.dayOfWeek < 7) return zonedMoment(now, { day: today.dayOfWeek + 1, hour: 12, minute: 0 });
  const later = today.add({ hours: 2 });
  const isStillSunday = later.dayOfWeek === 7;
  const chosen = isStillSunday ? later.with({ minute: 0, second: 0, millisecond: 0 }) : today.add({ minutes: 5 });
  return new Date(chosen.epochMilliseconds);
}
