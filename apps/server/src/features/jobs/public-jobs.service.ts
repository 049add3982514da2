import type { PublicJob, WidgetJob } from '@candela/contract/jobs/public-jobs.routes.ts';
import { cutAtWord } from '@candela/contract/kernel/cut-at-word.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createKept } from '../../platform/database/kept.ts';
import { AppError } from '../../platform/errors.ts';
import { frozen } from '../../platform/frozen.ts';
import { publicJobPath } from './job-path.ts';
import { toOverview, townOf } from './job-view.ts';
import {
  findCompanyByToken,
  findPublicJob,
  listOpenAddresses,
  listOpenJobs,
  listOpenJobsInFull,
} from './public-jobs.repo.ts';

export type FeedJob = Omit<PublicJob, 'companyWebsite'>;

type WidgetAnswer = { companyName: string | null; jobs: WidgetJob[] };

interface KeptWidget {
  companyId: string;
  organisationId: string;
  answer: WidgetAnswer;
  /** When the first deadline among its jobs passes. */
  until: number;
}

const mostWidgets = 2000;
const mostJobs = 500;

interface KeptJob {
  companyId: string;
  organisationId: string;
  status: string;
  answer: Readonly<{ data: PublicJob }>;
  /** When its deadline passes, if that is still to come. */
  until: number;
}
const longestSummary = 180;

/** The first words, in whole words. */
const beginningOf = (description: string): string => cutAtWord(description.replace(/\s+/g, ' ').trim(), longestSummary);

async function readWidget(database: Database, token: string, now: Date): Promise<KeptWidget | undefined> {
  const company = await findCompanyByToken(database.public, token);
  if (!company) return undefined;
  const rows = await listOpenJobs(database.public, company.id, now);
  const jobs = rows.map((row) => ({
    _id: row.id,
    title: row.title,
    location: row.location,
    town: townOf({ ...row, company_location: company.location }),
    jobType: row.job_type,
    workingHours: row.working_hours,
    salary: { min: row.salary_min, max: row.salary_max },
    applicationDeadline: row.application_deadline?.toISOString() ?? null,
    postedAt: (row.first_active_at ?? row.created_at).toISOString(),
    summary: beginningOf(row.description),
    path: publicJobPath(row),
  }));
  return {
    companyId: company.id,
    organisationId: company.organisation_id,
    answer: { companyName: company.company_name, jobs },
    until: Math.min(...rows.map((row) => row.application_deadline?.getTime() ?? Number.POSITIVE_INFINITY)),
  };
}

async function readJob(database: Database, id: string, now: Date): Promise<KeptJob | undefined> {
  const row = await findPublicJob(database.public, id);
  if (!row) return undefined;
  const data = { ...toOverview(row, now), companyWebsite: row.company_website, path: publicJobPath(row) };
  return {
    companyId: row.company_id,
    organisationId: row.organisation_id,
    status: row.status,
    answer: frozen({ data }),
    until: data.isOpen && row.application_deadline ? row.application_deadline.getTime() : Number.POSITIVE_INFINITY,
  };
}

export function createPublicJobsService(database: Database, clock: Clock) {
  // Asked for on every visit to a company's site, and the same until a job of the company changes.
  const widgets = createKept<KeptWidget, string>(database, {
    channel: 'open_jobs',
    mostKept: mostWidgets,
    nameOf: (token) => token,
    read: (token) => readWidget(database, token, clock.now()),
    concerns: ({ companyId, organisationId }, id) => id === companyId || id === organisationId,
    holds: ({ until }) => until > clock.now().getTime(),
  });
  // The same for a job's own page.
  const jobs = createKept<KeptJob, string>(database, {
    channel: 'open_jobs',
    mostKept: mostJobs,
    nameOf: (id) => id.toLowerCase(),
    read: (id) => readJob(database, id, clock.now()),
    concerns: ({ companyId, organisationId }, id) => id === companyId || id === organisationId,
    holds: ({ until }) => until > clock.now().getTime(),
    isForReads: true,
  });
  return {
    /** An unknown token is a company without jobs: the widget stays polite on the company's site. */
    listForWidget: async (token: string): Promise<{ companyName: string | null; jobs: WidgetJob[] }> =>
      (await widgets.find(token))?.answer ?? { companyName: null, jobs: [] },

    async get(id: string): Promise<Readonly<{ data: PublicJob }>> {
      const job = await jobs.find(id);
      if (!job) throw new AppError('NOT_FOUND');
      // It existed, people may hold links to it, and it will not come back.
      if (job.status === 'Closed' || job.status === 'Filled') throw new AppError('GONE');
      if (job.status !== 'Active') throw new AppError('NOT_FOUND');
      return job.answer;
    },

    /** Everything of the company's open jobs, for the feed; null for an unknown token. */
    async listForFeed(token: string): Promise<{ companyName: string; website: string; jobs: FeedJob[] } | null> {
      const company = await findCompanyByToken(database.public, token);
      if (!company) return null;
      const now = clock.now();
      const rows = await listOpenJobsInFull(database.public, company.id, now);
      return {
        companyName: company.company_name,
        website: company.website,
        jobs: rows.map((row) => ({ ...toOverview(row, now), path: publicJobPath(row) })),
      };
    },

    /** Every job that is open to everyone, for the map of the site. */
    addresses: async (): Promise<{ path: string; changedAt: Date }[]> =>
      (await listOpenAddresses(database.public, clock.now())).map((row) => ({
        path: publicJobPath(row),
        changedAt: row.updated_at,
      })),
  };
}

export type PublicJobsService = ReturnType<typeof createPublicJobsService>;
