import type { Plan } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { cn } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PublicIcon } from './public-icon.tsx';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

const nouns = {
  companies: ['company', 'companies'],
  jobs: ['active job', 'active jobs'],
  seats: ['user', 'users'],
} as const;

/** Unlimited, Single or Multiple, and how many where that helps. */
export function limitInWords(limit: number, [one, many]: readonly [string, string]): string {
  if (limit < 0) return `Unlimited ${many}`;
  if (limit === 1) return `Single ${one}`;
  // What is in brackets stays on one line.
  return `Multiple ${many} (up\u00a0to\u00a0${limit})`;
}

export const isMostPopular = (plan: Pick<Plan, 'name'>): boolean => plan.name.toLowerCase().includes('scale');

export function PlanCard({ plan }: { plan: Plan }) {
  const popular = isMostPopular(plan);
  const free = plan.price.monthly === 0;
  const limits = [
    limitInWords(plan.limits.companies, nouns.companies),
    limitInWords(plan.limits.jobs, nouns.jobs),
    limitInWords(plan.limits.seats, nouns.seats),
  ];
  return (
    <article
      aria-labelledby={`plan-${plan._id}`}
      data-plan={plan._id}
      className={cn(
        'grid content-start gap-5 rounded-xl border bg-surface p-6',
        popular ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <header className="grid gap-2">
        <div className="flex min-h-7 items-center justify-between gap-2">
          <h2 id={`plan-${plan._id}`} className="text-lg/7 font-semibold">
            {plan.displayName}
          </h2>
          {popular && <Badge tone="accent">Most popular</Badge>}
        </div>
        <p className="min-h-12 text-[15px]/6 text-muted">{plan.description}</p>
      </header>
      <p className="flex items-baseline gap-1.5">
        <Price amount={plan.price.monthly} term="monthly" />
        <Price amount={plan.price.yearly} term="yearly" />
      </p>
      <span data-for-visitor>
        {/* Four cards stand beside each other from 1024 px on: the longest name just fits. */}
        <ButtonLink
          to="/register#recruiter"
          variant={popular ? 'primary' : 'secondary'}
          size="lg"
          block
          className="px-2!"
        >
          {free ? 'Start free' : `Choose ${plan.displayName}`}
        </ButtonLink>
      </span>
      <span data-for-recruiter hidden>
        <button
          type="button"
          data-subscribe
          aria-describedby={`plan-${plan._id}`}
          className={buttonClasses({ variant: popular ? 'primary' : 'secondary', size: 'lg', block: true })}
        >
          Subscribe
        </button>
        <span data-current-plan hidden className="flex h-11 items-center [&[hidden]]:hidden">
          <Badge tone="success">Current plan</Badge>
        </span>
      </span>
      <Features lines={[...limits, ...plan.features_display]} />
    </article>
  );
}

const termOf = { monthly: 'a month', yearly: 'a year' };

/** Both prices are on the page; the switch above the cards shows one of them. */
function Price({ amount, term }: { amount: number; term: 'monthly' | 'yearly' }) {
  return (
    <span
      className={cn(
        'items-baseline gap-1.5',
        term === 'monthly'
          ? 'flex group-has-[#term-yearly:checked]/pricing:hidden'
          : 'hidden group-has-[#term-yearly:checked]/pricing:flex',
      )}
    >
      <span className="tabular font-display text-5xl/none font-light tracking-[-0.03em]">{pounds.format(amount)}</span>
      <span className="text-[15px] text-muted">{termOf[term]}</span>
    </span>
  );
}

const Features = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-2 text-[15px]/6">
    {lines.map((line) => (
      <li key={line} className="grid grid-cols-[1.25rem_1fr] gap-2">
        <PublicIcon name="check" className="mt-1 size-4 text-success" />
        {line}
      </li>
    ))}
  </ul>
);
