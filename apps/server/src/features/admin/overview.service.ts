import type { AdminOverview } from '@candela/contract/admin/admin-console.routes.ts';
import { verifyNewestSeals } from '../../platform/audit/audit.repo.ts';
import { after, days, minutes } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { countTroubledWork } from '../../platform/queue/work.repo.ts';
import type { AdminOptions } from './admin-act.ts';
import { countConcerns, countTotals, countVisits, listMostVisited } from './overview.repo.ts';

type Attention = AdminOverview['attention'][number];

/** The whole chain is checked by `npm run admin -- verify-audit`; a page that is opened often checks its end. */
const sealsChecked = 1000;
const daysOfVisits = 30;
const lateAfter = { work: minutes(5), seal: minutes(10), resource: minutes(5) };

export function createOverviewService({ database, clock, queue }: AdminOptions & { queue: Queue }) {
  const names = queue.definitions.map((definition) => definition.name);
  const tx = database.system;

  const findAttention = async (now: Date): Promise<Attention[]> => {
    const [work, concerns, brokenAt] = await Promise.all([
      countTroubledWork(tx, names, lateAfter.work),
      countConcerns(tx, {
        now,
        mailsSince: after(now, -days(7)),
        sealedBefore: after(now, -lateAfter.seal),
        dueBefore: after(now, -lateAfter.resource),
      }),
      verifyNewestSeals(tx, sealsChecked),
    ]);
    return inOrder({ ...work, ...concerns, brokenAt });
  };

  return {
    async describe(): Promise<AdminOverview> {
      const now = clock.now();
      // Visits are counted by days of UTC.
      const day = (moment: Date) => moment.toISOString().slice(0, 10);
      const first = day(after(now, -days(daysOfVisits - 1)));
      const [attention, totals, visits, pages, referrers] = await Promise.all([
        findAttention(now),
        countTotals(tx, after(now, -days(7))),
        countVisits(tx, first, day(now)),
        listMostVisited(tx, 'path', first),
        listMostVisited(tx, 'referrer', first),
      ]);
      return {
        attention,
        totals: {
          organisations: totals.organisations,
          recruiters: totals.recruiters,
          candidates: totals.candidates,
          activeJobs: totals.active_jobs,
          leadsThisWeek: totals.leads,
          interestThisWeek: totals.interest,
        },
        visits,
        topPages: pages.map(({ name, views }) => ({ path: name, views })),
        referrers: referrers.map(({ name, views }) => ({ host: name, views })),
      };
    },
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;

interface Findings {
  failed: number;
  late: number;
  failed_mails: number;
  held_mails: number;
  unsealed: number;
  lapsed: number;
  overdue: number;
  brokenAt: number | null;
}

/** The worst first; what is at nought is left out. */
const inOrder = (found: Findings): Attention[] =>
  [...problemsIn(found), ...noticesIn(found)].filter(({ count }) => count > 0);

function problemsIn(found: Findings): Attention[] {
  return [
    {
      kind: 'audit-broken',
      severity: 'problem',
      count: found.brokenAt === null ? 0 : 1,
      text: `The audit log was changed after it was sealed, from entry ${found.brokenAt} on.`,
      path: '/admin/audit',
    },
    {
      kind: 'work-failed',
      severity: 'problem',
      count: found.failed,
      text: `${counted(found.failed, 'background task')} failed and will not be retried.`,
      path: '/admin/work?state=failed',
    },
    {
      kind: 'mail-failed',
      severity: 'problem',
      count: found.failed_mails,
      text: `${counted(found.failed_mails, 'email')} could not be delivered in the last 7 days.`,
      path: '/admin/mail?tab=failed',
    },
    {
      kind: 'mail-held',
      severity: 'problem',
      count: found.held_mails,
      text: `${counted(found.held_mails, 'email is', 'emails are')} held until you release or refuse ${found.held_mails === 1 ? 'it' : 'them'}.`,
      path: '/admin/mail',
    },
    {
      kind: 'work-late',
      severity: 'problem',
      count: found.late,
      text: `${counted(found.late, 'background task is', 'background tasks are')} more than 5 minutes late.`,
      path: '/admin/work?state=queued',
    },
    {
      kind: 'resources-waiting',
      severity: 'problem',
      count: found.overdue,
      text: `${counted(found.overdue, 'scheduled resource is', 'scheduled resources are')} more than 5 minutes late.`,
      path: '/admin/resources?state=scheduled',
    },
  ];
}

function noticesIn(found: Findings): Attention[] {
  return [
    {
      kind: 'audit-late',
      severity: 'notice',
      count: found.unsealed,
      text: `${counted(found.unsealed, 'audit entry has', 'audit entries have')} waited more than 10 minutes to be sealed.`,
      path: '/admin/work?name=audit.seal',
    },
    {
      kind: 'plans-lapsed',
      severity: 'notice',
      count: found.lapsed,
      text: `${counted(found.lapsed, 'organisation is', 'organisations are')} on a plan that has lapsed.`,
      path: '/admin/organisations?state=lapsed',
    },
  ];
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
