import { type JobSearch, jobSearchSchema } from '@candela/contract/jobs/browse.routes.ts';
import { mostSavedSearches, type SavedSearch } from '@candela/contract/jobs/saved-searches.routes.ts';
import { after, type Clock, days, minutes } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { readLink, signLink } from '../../platform/secrets/signed-link.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import type { MailService } from '../mail/mail.service.ts';
import { pageLink } from '../mail/page-link.service.ts';
import { listApplied, listOpenedSince, type OpenJobRow } from './browse.repo.ts';
import { publicJobPath } from './job-path.ts';
import { newJobsMail } from './saved-searches.mails.ts';
import * as repo from './saved-searches.repo.ts';
import { mailSearchesTask } from './saved-searches.tasks.ts';

export interface SavedSearchesOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: MailService;
  linkKey: Uint8Array;
  linkOrigin: string;
}

const mostInMail = 10;
const linkLifetime = days(60);
/**
 * What opened so lately is left to the next mail: its transaction may not have ended yet, or the clock of the process that
 * opened it may be ahead, and then it would be missed or mailed twice.
 */
const settled = minutes(5);

const scopeOf = (accountId: string): Scope => ({ kind: 'account', accountId });

const toSaved = (row: repo.SavedSearchRow): SavedSearch => ({
  id: row.id,
  search: jobSearchSchema.parse(row.search),
  isMailed: row.is_mailed,
  createdAt: row.created_at.toISOString(),
});

/** One that an earlier version kept and this one cannot read finds nothing, and keeps no other from being found. */
const isReadable = ({ search }: repo.SavedSearchRow) => jobSearchSchema.safeParse(search).success;

/** New jobs of all searches until a moment, each once, newest search last; one that was applied for is no news. */
async function findNew(
  tx: Tx,
  accountId: string,
  searches: readonly repo.SavedSearchRow[],
  { until, now }: { until: Date; now: Date },
): Promise<OpenJobRow[]> {
  const found = new Map<string, OpenJobRow>();
  for (const { search, looked_at: since } of searches) {
    for (const job of await listOpenedSince(tx, jobSearchSchema.parse(search), { since, until, now })) {
      found.set(job.id, job);
    }
  }
  const applied = new Set((await listApplied(tx, accountId, [...found.keys()])).map(({ job_id }) => job_id));
  return [...found.values()].filter(({ id }) => !applied.has(id));
}

export function createSavedSearchesService(options: SavedSearchesOptions) {
  const { database, clock, queue, linkKey } = options;

  /** One waits for each account, however many searches it has. */
  const lookTomorrow = (tx: Tx, accountId: string) =>
    queue.enqueue(
      tx,
      mailSearchesTask,
      { accountId },
      { tenant: { accountId }, key: accountId, startAfter: after(clock.now(), days(1)) },
    );

  return {
    list: (principal: CandidatePrincipal): Promise<SavedSearch[]> =>
      database.transaction(accountScope(principal), async (tx) =>
        (await repo.listSaved(tx, principal.accountId)).filter(isReadable).map(toSaved),
      ),

    save: (principal: CandidatePrincipal, search: JobSearch): Promise<SavedSearch> =>
      database.transaction(accountScope(principal), async (tx) => {
        const saved = await repo.keepSearch(tx, principal.accountId, search, clock.now());
        const all = await repo.listSaved(tx, principal.accountId);
        if (all.length > mostSavedSearches) throw new AppError('TOO_MANY_SEARCHES');
        await lookTomorrow(tx, principal.accountId);
        return toSaved(saved);
      }),

    setMailed: (principal: CandidatePrincipal, id: string, isMailed: boolean): Promise<SavedSearch> =>
      database.transaction(accountScope(principal), async (tx) => {
        const saved = await repo.setMailed(tx, principal.accountId, id, isMailed, clock.now());
        if (!saved) throw new AppError('NOT_FOUND');
        if (isMailed) await lookTomorrow(tx, principal.accountId);
        return toSaved(saved);
      }),

    remove: (principal: CandidatePrincipal, id: string): Promise<void> =>
      database.transaction(accountScope(principal), (tx) => repo.removeSearch(tx, principal.accountId, id)),

    /** By the link at the foot of the mail. */
    async stopMail(token: string): Promise<void> {
      const accountId = readLink(linkKey, 'search-mail', token, clock.now());
      if (!accountId) throw new AppError('NOT_FOUND');
      await database.transaction(scopeOf(accountId), (tx) => repo.stopMail(tx, accountId));
    },

    mailNewJobs: (accountId: string) => mailNewJobs(options, accountId, lookTomorrow),
  };
}

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

/** What is new for one account, in one mail; looks again tomorrow for as long as a search wants mail. */
async function mailNewJobs(
  options: SavedSearchesOptions,
  accountId: string,
  lookTomorrow: (tx: Tx, accountId: string) => Promise<void>,
): Promise<void> {
  const { database, clock } = options;
  const scope = scopeOf(accountId);
  // On its own, so that a look that fails is not the last.
  await database.transaction(scope, async (tx) => {
    if ((await repo.lockMailed(tx, accountId)).length > 0) await lookTomorrow(tx, accountId);
  });
  await database.transaction(scope, async (tx) => {
    const now = clock.now();
    const until = after(now, -settled);
    const searches = (await repo.lockMailed(tx, accountId)).filter(isReadable);
    const account = await repo.findAddress(tx, accountId);
    if (searches.length === 0 || !account || account.is_away) return;
    const jobs = await findNew(tx, accountId, searches, { until, now });
    if (jobs.length > 0) await queueNewJobs(tx, options, { accountId, ...account }, jobs, now);
    await repo.noteLook(tx, accountId, until);
  });
}

async function queueNewJobs(
  tx: Tx,
  { mail, linkKey, linkOrigin }: SavedSearchesOptions,
  account: { accountId: string; email: string; first_name: string },
  jobs: readonly OpenJobRow[],
  now: Date,
): Promise<void> {
  const token = signLink(linkKey, 'search-mail', account.accountId, after(now, linkLifetime));
  const shown = jobs.slice(0, mostInMail).map((job) => ({
    title: job.title,
    companyName: job.company_name,
    url: `${linkOrigin}${publicJobPath(job)}`,
  }));
  const news = { firstName: account.first_name, jobs: shown, more: jobs.length - shown.length };
  const links = {
    browseUrl: pageLink(linkOrigin, '/dashboard/jobs', 'candidate'),
    stopUrl: `${linkOrigin}/unsubscribe?list=jobs&token=${token}`,
  };
  await mail.queueMail(tx, { to: account.email, content: newJobsMail(news, links) });
}
