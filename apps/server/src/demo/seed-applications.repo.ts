import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { applicationOpened } from '../events/applications.events.ts';
import { linkToCompanies } from '../features/cvs/cv-owner.repo.ts';
import { indexForSearch } from '../features/cvs/record-cv.ts';
import { after, days, minutes } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { insertEvent } from '../platform/events/events.repo.ts';
import { deliverTask } from '../platform/events/events.tasks.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { insertCandidate, updateCandidate } from '../records/candidates.repo.ts';
import { insertCv } from '../records/cvs.repo.ts';
import { type DemoApplicant, demoApplicants, type Trade, trades } from './demo-applicants.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

/** The stages on the way to each status. */
const ways: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['pending'],
  testing: ['pending', 'testing'],
  interview: ['pending', 'testing', 'interview'],
  review: ['pending', 'interview', 'review'],
  offer: ['pending', 'interview', 'review', 'offer'],
  hired: ['pending', 'interview', 'offer', 'hired'],
  rejected: ['pending', 'testing', 'rejected'],
};

const sources = ['applied', 'added', 'applied', 'uploaded'] as const;
const mostSkills = 6;

/** A pipeline of eight weeks: candidates in every stage of the jobs that no CVs are uploaded for, some of whom have waited too long. */
export async function seedApplications(tx: Tx, queue: Queue, owners: CvOwners, now: Date): Promise<void> {
  for (const [place, applicant] of demoApplicants.entries()) {
    const trade = trades[place % trades.length] as Trade;
    const job = owners.jobs.get(trade.job);
    if (!job) throw new Error(`The demo has no job called ${trade.job}`);
    const candidateId = await seedCandidate(tx, { ...owners, companyId: job.companyId }, applicant, trade, place, now);
    await seedApplication(tx, owners, { job, candidateId, applicant, source: sources[place % sources.length] }, now);
    await score(tx, queue, owners.organisationId, { candidateId, jobId: job.id }, now);
  }
}

/** With a CV that names more or less of what the job asks for. */
async function seedCandidate(
  tx: Tx,
  { organisationId, companyId }: { organisationId: string; companyId: string },
  { name, appliedAgo, phone }: DemoApplicant,
  trade: Trade,
  place: number,
  now: Date,
): Promise<string> {
  const appliedAt = after(now, -days(appliedAgo));
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@applicants.test`;
  const candidate = await insertCandidate(tx, {
    organisation_id: organisationId,
    name,
    email,
    phone: phone ?? `07700 9000${String(place).padStart(2, '0')}`,
    created_at: appliedAt,
    updated_at: appliedAt,
  });
  const cv = cvOf(trade, place);
  const text = [name, cv.summary, ...cv.skills, ...cv.experience.map(({ description }) => description)].join('\n');
  const cvId = await insertCv(tx, {
    candidate_id: candidate.id,
    organisation_id: organisationId,
    file_name: `${name.replaceAll(' ', '-')}-CV.pdf`,
    content_type: 'application/pdf',
    summary: cv.summary,
    skills: [...cv.skills],
    experience_years: cv.years,
    experience: JSON.stringify(cv.experience),
    education: JSON.stringify([
      { institution: 'Kelderdale College', qualification: trade.qualification, duration: '' },
    ]),
    text,
    created_at: appliedAt,
    updated_at: appliedAt,
  });
  await indexForSearch(tx, cvId, name, { experience: cv.experience, skills: [...cv.skills], text }, organisationId);
  await updateCandidate(tx, candidate.id, { current_cv_id: cvId });
  await linkToCompanies(tx, candidate.id, organisationId, [companyId], appliedAt);
  return candidate.id;
}

function cvOf({ titles, employers, skills, duties }: Trade, place: number) {
  const years = 2 + ((place * 5) % 11);
  const title = titles[place % titles.length] ?? '';
  const known = skills.slice(0, mostSkills - (place % 4));
  const experience = [0, 1].map((earlier) => ({
    company: employers[(place + earlier) % employers.length] ?? '',
    title: titles[(place + earlier) % titles.length] ?? '',
    duration:
      earlier === 0 ? `${2026 - Math.ceil(years / 2)} - Present` : `${2026 - years} - ${2026 - Math.ceil(years / 2)}`,
    description: `${duties[(place + earlier) % duties.length]}. Worked with ${known.slice(earlier, earlier + 3).join(', ')}.`,
  }));
  return {
    years,
    skills: known,
    experience,
    summary: `${title} with ${years} years of experience in ${known.join(', ')}.`,
  };
}

async function seedApplication(
  tx: Tx,
  { organisationId, recruiterAccountId }: CvOwners,
  {
    job,
    candidateId,
    applicant,
    source = 'applied',
  }: {
    job: { id: string; companyId: string };
    candidateId: string;
    applicant: DemoApplicant;
    source: (typeof sources)[number] | undefined;
  },
  now: Date,
): Promise<void> {
  const way = ways[applicant.status];
  const appliedAt = after(now, -days(applicant.appliedAgo));
  const movedAt = way.length === 1 ? appliedAt : after(after(now, -days(applicant.movedAgo)), minutes(40));
  const step = (movedAt.getTime() - appliedAt.getTime()) / Math.max(1, way.length - 1);
  const { id } = await tx
    .insertInto('applications')
    .values({
      organisation_id: organisationId,
      company_id: job.companyId,
      job_id: job.id,
      candidate_id: candidateId,
      status: applicant.status,
      version: way.length,
      source,
      applied_at: appliedAt,
      updated_at: movedAt,
      ...(applicant.status === 'rejected' && {
        rejection_reason: 'Other candidates were closer to what the job asks for',
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('application_events')
    .values(
      way.map((status, place) => ({
        organisation_id: organisationId,
        application_id: id,
        version: place + 1,
        from_status: way[place - 1] ?? null,
        to_status: status,
        actor_account_id: place === 0 ? null : recruiterAccountId,
        reason: place === 0 ? 'applied' : 'moved by hand',
        at: new Date(appliedAt.getTime() + place * step),
      })),
    )
    .execute();
}

/** By the engine, in the background, as if the candidate had just applied; other listeners would tell of old news. */
async function score(
  tx: Tx,
  queue: Queue,
  organisationId: string,
  pair: { candidateId: string; jobId: string },
  now: Date,
): Promise<void> {
  const subject = applicationOpened.subjectOf(pair);
  const listener = 'scoring.applied';
  await insertEvent(tx, { organisationId, name: applicationOpened.name, subject, payload: pair, at: now }, [listener]);
  const delivery = { listener, subject, organisationId };
  await queue.enqueue(tx, deliverTask, delivery, { tenant: { organisationId }, key: `${listener} ${subject}` });
}
