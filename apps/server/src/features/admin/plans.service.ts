import type { AdminPlan, planBodySchema } from '@candela/contract/admin/admin-console.routes.ts';
import type { SitePath } from '@candela/contract/pages/site-pages.ts';
import { unlimited } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import type { z } from 'zod';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PageCache } from '../../platform/web/page-cache.ts';
import { type AdminActor, type AdminOptions, recordAdminAct } from './admin-act.ts';
import { listPlans, lockPlan, type PlanChange, type PlanRow, updatePlan } from './plans.repo.ts';

const pricePages: readonly SitePath[] = ['/pricing'];

type PlanInput = Partial<z.output<typeof planBodySchema>>;

export interface AdminPlansOptions extends AdminOptions {
  pages: PageCache;
}

export const createAdminPlansService = ({ database, clock, pages }: AdminPlansOptions) => ({
  list: async (): Promise<AdminPlan[]> => (await listPlans(database.system)).map(toPlan),

  /** Limits are read whenever one is enforced, so a change counts for the next thing a recruiter adds. */
  async update(actor: AdminActor, id: string, input: PlanInput): Promise<AdminPlan> {
    const plan = await database.transaction(systemScope, async (tx) => {
      const present = await lockPlan(tx, id);
      if (!present) throw new AppError('NOT_FOUND');
      const [before, after] = [toPlan(present), toPlan({ ...present, ...toChange(input) })];
      const detail = describeChange(before, after);
      if (Object.keys(detail).length > 0) {
        await updatePlan(tx, id, toChange(input));
        await recordAdminAct(tx, clock, actor, {
          action: 'admin.plan-changed',
          subject: { type: 'plan', id },
          detail: { plan: present.name, ...detail },
        });
      }
      return after;
    });
    pages.clear(pricePages);
    return plan;
  },
});

export type AdminPlansService = ReturnType<typeof createAdminPlansService>;

/** Only what was sent: an absent field must not become a column set to nothing. */
function toChange(input: PlanInput): PlanChange {
  const { displayName, description, price, limits, mailsPerDay, features_display: features } = input;
  return {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(description !== undefined && { description }),
    ...(price && { price_monthly_pence: toPence(price.monthly), price_yearly_pence: toPence(price.yearly) }),
    ...(limits && { limit_companies: limits.companies, limit_jobs: limits.jobs, limit_seats: limits.seats }),
    ...(mailsPerDay !== undefined && { mails_per_day: mailsPerDay }),
    ...(features && { features }),
  };
}

const toPence = (pounds: number): number => Math.round(pounds * 100);

/** `limits.jobs: "5 → 8"` for whatever is not what it was. */
function describeChange(before: AdminPlan, after: AdminPlan): Record<string, string> {
  const [old, now] = [inWords(before), inWords(after)];
  return Object.fromEntries(
    Object.keys(now)
      .filter((name) => old[name] !== now[name])
      .map((name) => [name, `${old[name]} → ${now[name]}`]),
  );
}

const inWords = (plan: AdminPlan): Record<string, string> => ({
  displayName: plan.displayName,
  description: plan.description,
  'price.monthly': `£${plan.price.monthly.toFixed(2)}`,
  'price.yearly': `£${plan.price.yearly.toFixed(2)}`,
  ...Object.fromEntries(
    Object.entries(plan.limits).map(([name, limit]) => [
      `limits.${name}`,
      limit === unlimited ? 'unlimited' : `${limit}`,
    ]),
  ),
  mailsPerDay: `${plan.mailsPerDay}`,
  features: plan.features_display.join(', '),
});

const toPlan = (row: PlanRow): AdminPlan => ({
  _id: row.id,
  name: row.name,
  displayName: row.display_name,
  description: row.description,
  price: { monthly: row.price_monthly_pence / 100, yearly: row.price_yearly_pence / 100 },
  limits: { companies: row.limit_companies, jobs: row.limit_jobs, seats: row.limit_seats },
  mailsPerDay: row.mails_per_day,
  features_display: row.features,
  organisations: row.organisations,
  position: row.position,
});
