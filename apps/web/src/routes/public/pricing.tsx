import { listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { PillChoice, pillsClasses } from '#public/pill-choice.tsx';
import { PlanCard } from '#public/plan-card.tsx';
import { PageIntro } from '#public/section.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/pricing.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pricing',
    description: 'Plans by companies, active jobs and users, in pounds, monthly or yearly. Start free.',
    path: '/pricing',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(listPlans, {});
  return { plans: data };
}

const terms = [
  { id: 'term-monthly', label: 'Monthly' },
  { id: 'term-yearly', label: 'Yearly' },
];

export default function Pricing({ loaderData: { plans } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro eyebrow="Pricing" title="Choose a plan">
        <p>Every plan explains every score. You pay for capacity, never for fairness.</p>
      </PageIntro>
      <div data-pricing className="group/pricing mx-auto grid max-w-6xl gap-8 px-5 sm:px-8">
        <p
          role="status"
          data-pricing-message
          hidden
          className="rounded-lg border border-line bg-surface px-4 py-3 text-[15px]/6 font-medium"
        />
        <fieldset className={pillsClasses}>
          <legend className="sr-only">Billing period</legend>
          {terms.map((term, index) => (
            <PillChoice key={term.id} {...term} name="term" isFirst={index === 0} />
          ))}
        </fieldset>
        {plans.length > 0 ? (
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {plans.map((plan) => (
              <PlanCard key={plan._id} plan={plan} />
            ))}
          </div>
        ) : (
          <EmptyState title="No plans are on sale right now" description="Please come back later, or request a demo." />
        )}
        <section data-pricing-table hidden aria-label="Pay by card" className="overflow-hidden rounded-lg bg-white" />
        <p data-for-recruiter hidden className="text-[15px]/6">
          <a href="/dashboard" className="font-medium text-accent-text underline-offset-4 hover:underline">
            Back to dashboard
          </a>
        </p>
        <p className="text-[15px]/6 text-muted">Prices in pounds sterling. Change or cancel at any time.</p>
      </div>
    </>
  );
}
