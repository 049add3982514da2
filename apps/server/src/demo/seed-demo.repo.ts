import { sql } from 'kysely';
import { insertAccount } from '../features/auth/accounts.repo.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { insertJob } from '../features/jobs/jobs.repo.ts';
import { foundOrganisation } from '../features/organisations/organisations.service.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { systemScope } from '../platform/database/scope.ts';
import type { Platform } from '../platform/manifest/platform.ts';
import { ownCvDaysAgo } from './cvs/demo-cvs.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { demoCompanies } from './demo-companies.ts';
import { type DemoJob, demoJobs } from './demo-jobs.ts';
import { seedApplications } from './seed-applications.repo.ts';
import { seedAssessments, seedReports } from './seed-assessments.repo.ts';
import { seedBilling } from './seed-billing.repo.ts';
import { seedCalendar } from './seed-calendar.repo.ts';
import { type CvOwners, seedCvs } from './seed-cvs.repo.ts';
import { seedInterest } from './seed-interest.repo.ts';
import { seedInterviews } from './seed-interviews.repo.ts';
import { seedOwnApplications } from './seed-own-applications.repo.ts';
import { seedPast } from './seed-past.repo.ts';
import { seedProcess } from './seed-process.repo.ts';
import { seedResources } from './seed-resources.repo.ts';
import { seedScorecards } from './seed-scorecards.repo.ts';
import { seedTeam } from './seed-team.repo.ts';

/** Fills an empty database, once, with the same people every time; dates are relative to the day it happens. */
export function seedDemo(platform: Platform): Promise<boolean> {
  const { database, storage, queue, clock } = platform;
  const now = clock.now();
  return database.transaction(systemScope, async (tx) => {
    // Processes that start together take turns, however long the first one's turn is; the later ones find the database no longer empty.
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('candela.demo-seed'))`.execute(tx);
    const existing = await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    const owners = await seedAccounts(tx, now);
    await seedCvs(tx, storage, queue, owners, now);
    await seedApplications(tx, queue, owners, now);
    await seedOwnApplications(tx, owners, now);
    await seedInterviews(tx, owners, now);
    await seedCalendar(tx, platform, owners, now);
    await seedScorecards(tx, owners, now);
    await seedAssessments(tx, queue, owners, now);
    await seedReports(tx, queue, owners, now);
    await seedProcess(tx, owners, now);
    await seedResources(tx, storage, now);
    await seedInterest(tx, now);
    await seedPast(tx, now);
    return true;
  });
}

async function seedAccounts(tx: Tx, now: Date): Promise<CvOwners> {
  const passwordHash = await hashPassword(demoPassword);
  const create = (name: keyof typeof demoAccounts) =>
    insertAccount(tx, { ...demoAccounts[name], passwordHash, authProvider: 'cognito' });

  const candidateAccountId = await create('candidate');
  await tx
    .insertInto('candidates')
    .values({
      account_id: candidateAccountId,
      name: 'Callum Osei',
      email: demoAccounts.candidate.email,
      created_at: after(now, -days(ownCvDaysAgo)),
    })
    .execute();
  await create('admin');

  await foundOrganisation(tx, { accountId: await create('free'), name: 'Wren Consulting' });

  const recruiterAccountId = await create('recruiter');
  const organisationId = await foundOrganisation(tx, { accountId: recruiterAccountId, name: 'Achebe Group' });
  await seedBilling(tx, organisationId, now);
  const companies = await seedCompanies(tx, organisationId);
  const jobs = await seedJobs(tx, organisationId, companies, now);

  const teammate = await create('teammate');
  await tx.insertInto('members').values({ account_id: teammate, organisation_id: organisationId }).execute();
  await tx
    .insertInto('memberships')
    .values({
      account_id: teammate,
      organisation_id: organisationId,
      scope: 'company',
      role: 'recruiter',
      company_id: companies.northlight,
    })
    .execute();
  await seedTeam(tx, { organisationId, companyId: companies.harbour, invitedBy: recruiterAccountId }, now);
  return { organisationId, recruiterAccountId, candidateAccountId, jobs };
}

type CompanyIds = Record<keyof typeof demoCompanies, string>;

async function seedCompanies(tx: Tx, organisationId: string): Promise<CompanyIds> {
  const insert = async (name: keyof typeof demoCompanies) =>
    (
      await tx
        .insertInto('companies')
        .values({ organisation_id: organisationId, ...demoCompanies[name] })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  return { northlight: await insert('northlight'), harbour: await insert('harbour') };
}

async function seedJobs(tx: Tx, organisationId: string, companies: CompanyIds, now: Date): Promise<CvOwners['jobs']> {
  const jobs = new Map<string, { id: string; companyId: string }>();
  for (const job of demoJobs) {
    const companyId = companies[job.company];
    jobs.set(job.title, { id: await seedJob(tx, { organisationId, companyId }, job, now), companyId });
  }
  return jobs;
}

function seedJob(
  tx: Tx,
  place: { organisationId: string; companyId: string },
  job: DemoJob,
  now: Date,
): Promise<string> {
  const posted = after(now, -days(job.postedDaysAgo));
  return insertJob(tx, {
    organisation_id: place.organisationId,
    company_id: place.companyId,
    status: job.status,
    title: job.title,
    recruiter: job.recruiter,
    description: job.description,
    location: job.location,
    town: job.town ?? null,
    job_type: job.jobType,
    working_hours: job.workingHours,
    available_positions: job.positions,
    salary_min: job.salary[0],
    salary_max: job.salary[1],
    application_deadline: job.closesInDays === null ? null : after(now, days(job.closesInDays)),
    skills: job.skills,
    requirements: job.requirements,
    responsibilities: job.responsibilities,
    nice_to_have: job.niceToHave,
    benefits: job.benefits,
    created_at: posted,
    updated_at: posted,
    first_active_at: job.status === 'Draft' ? null : posted,
    closed_at: job.status === 'Closed' ? after(now, days(job.closesInDays ?? 0)) : null,
  });
}
