import type { AdminPlan, planBodySchema } from '@candela/contract/admin/admin-console.routes.ts';
import { type Limits, unlimited } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import type { z } from 'zod';
import { type Parsed, parseWith } from '#components/form/parse-with.ts';

export const limitNames = ['companies', 'jobs', 'seats'] as const satisfies readonly (keyof Limits)[];
export type LimitName = (typeof limitNames)[number];

/** As typed. Names and nesting are the body's, so that an error of the body finds its field. */
export interface PlanFormValues {
  displayName: string;
  description: string;
  price: { monthly: string; yearly: string };
  limits: Record<LimitName, string>;
  isUnlimited: Record<LimitName, boolean>;
  mailsPerDay: string;
  /** One feature a line. */
  features_display: string;
}

export type PlanBody = z.output<typeof planBodySchema>;

const byLimit = <T>(pick: (name: LimitName) => T): Record<LimitName, T> => ({
  companies: pick('companies'),
  jobs: pick('jobs'),
  seats: pick('seats'),
});

export const planToValues = (plan: Omit<AdminPlan, 'organisations' | 'position'>): PlanFormValues => ({
  displayName: plan.displayName,
  description: plan.description,
  price: { monthly: String(plan.price.monthly), yearly: String(plan.price.yearly) },
  limits: byLimit((name) => (plan.limits[name] === unlimited ? '' : String(plan.limits[name]))),
  isUnlimited: byLimit((name) => plan.limits[name] === unlimited),
  mailsPerDay: String(plan.mailsPerDay),
  features_display: plan.features_display.join('\n'),
});

/** People paste "£1,490"; nothing typed is no number. */
function toNumber(typed: string): number {
  const digits = typed.replace(/[£,\s]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

const toLines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const parsePlan = async (values: PlanFormValues): Promise<Parsed<PlanBody>> =>
  parseWith((await import('@candela/contract/admin/admin-console.routes.ts')).planBodySchema, {
    displayName: values.displayName,
    description: values.description,
    price: { monthly: toNumber(values.price.monthly), yearly: toNumber(values.price.yearly) },
    limits: byLimit((name) => (values.isUnlimited[name] ? unlimited : toNumber(values.limits[name]))),
    mailsPerDay: toNumber(values.mailsPerDay),
    features_display: toLines(values.features_display),
  });

/**
 * What the form changed of the plan it was opened with. Whatever it left alone is not sent: a colleague may have changed that in the
 * meantime, and it would be taken back without a word.
 */
export function changesTo(plan: PlanBody, input: PlanBody): Partial<PlanBody> {
  const { displayName, description, price, limits, mailsPerDay, features_display: features } = input;
  return {
    ...(displayName !== plan.displayName && { displayName }),
    ...(description !== plan.description && { description }),
    ...((price.monthly !== plan.price.monthly || price.yearly !== plan.price.yearly) && { price }),
    ...(limitNames.some((name) => limits[name] !== plan.limits[name]) && { limits }),
    ...(mailsPerDay !== plan.mailsPerDay && { mailsPerDay }),
    ...(features.join('\n') !== plan.features_display.join('\n') && { features_display: features }),
  };
}
