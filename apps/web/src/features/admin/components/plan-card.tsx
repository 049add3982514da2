import type { AdminPlan } from '@candela/contract/admin/admin-console.routes.ts';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { counted, formatLimit, formatPounds } from '../format.ts';
import { type LimitName, limitNames } from '../plan-form-values.ts';

export const limitLabels: Record<LimitName, string> = { companies: 'Companies', jobs: 'Active jobs', seats: 'Seats' };

export interface PlanCardProps {
  plan: AdminPlan;
  onEdit(): void;
  /** Its form was just closed: the keyboard's place is here again. */
  takesFocus: boolean;
}

/** A plan as it stands: price, limits, words, and who is on it. */
export function PlanCard({ plan, onEdit, takesFocus }: PlanCardProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <section className="grid grid-cols-1 gap-x-6 gap-y-5 rounded-lg border border-line bg-surface px-5 py-4 xl:gap-x-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_auto]">
      <div className="grid content-start gap-1">
        <h2 className="text-base/6 font-semibold">{plan.displayName}</h2>
        <p className="text-muted">{plan.description}</p>
        <p className="tabular pt-1">
          <Price amount={plan.price.monthly} each="month" /> <span className="text-muted">·</span>{' '}
          <Price amount={plan.price.yearly} each="year" />
        </p>
        <Link
          to={`/admin/organisations?plan=${encodeURIComponent(plan.name)}`}
          className="tabular inline-flex min-h-6 w-fit items-center rounded-sm text-accent-text underline-offset-2 hover:underline"
        >
          {counted(plan.organisations, 'organisation')}
        </Link>
      </div>
      <dl className="grid content-start gap-1">
        {limitNames.map((name) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{limitLabels[name]}</dt>
            <dd className="tabular font-medium">{formatLimit(plan.limits[name])}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Emails per day</dt>
          <dd className="tabular font-medium">{formatLimit(plan.mailsPerDay)}</dd>
        </div>
      </dl>
      <ul className="grid content-start gap-1 text-muted">
        {plan.features_display.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-subtle" />
            {feature}
          </li>
        ))}
      </ul>
      <Button ref={edit} onClick={onEdit} aria-label={`Edit ${plan.displayName}`} className="justify-self-start">
        Edit
      </Button>
    </section>
  );
}

function Price({ amount, each }: { amount: number; each: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="font-medium">{formatPounds(amount)}</span> <span className="text-muted">a {each}</span>
    </span>
  );
}
