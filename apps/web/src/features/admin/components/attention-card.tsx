import type { AdminOverview } from '@candela/contract/admin/admin-console.routes.ts';
import { ChevronRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';

type Matter = AdminOverview['attention'][number];

const looks = {
  problem: { word: 'Problem', icon: CircleAlert, className: 'text-danger-text' },
  notice: { word: 'Notice', icon: Info, className: 'text-info-text' },
} as const;

/** The worst first; each leads to where it can be dealt with. */
export function AttentionCard({ matters }: { matters: readonly Matter[] }) {
  if (matters.length === 0) {
    return (
      <Card title="What needs attention">
        <p className="flex items-center gap-3 pb-1">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
          <span>
            <span className="font-medium">Nothing needs your attention.</span>{' '}
            <span className="text-muted">Tasks run, emails are sent and the audit log is intact.</span>
          </span>
        </p>
      </Card>
    );
  }
  return (
    <Card title="What needs attention" flush className="overflow-hidden">
      <ul className="divide-y divide-line border-t border-line">
        {matters.map((matter) => (
          <li key={matter.kind}>
            <MatterLink matter={matter} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MatterLink({ matter }: { matter: Matter }) {
  const { word, icon: Icon, className } = looks[matter.severity];
  return (
    <Link
      to={matter.path}
      className="flex min-h-12 items-center gap-3 px-5 py-2.5 hover:bg-hover focus-visible:outline-offset-[-3px]"
    >
      <span className={`flex shrink-0 items-center gap-2 text-[13px]/5 font-medium sm:w-24 ${className}`}>
        <Icon aria-hidden="true" className="size-[18px] shrink-0" />
        <span className="max-sm:sr-only">{word}</span>
      </span>
      <span className="min-w-0 flex-1">{matter.text}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-subtle" />
    </Link>
  );
}
