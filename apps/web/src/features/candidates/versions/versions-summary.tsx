import type { ComparisonSummary } from '@candela/contract/rankings/score-runs.schemas.ts';

export interface VersionsSummaryProps {
  summary: ComparisonSummary;
  threshold: number;
}

/** The whole comparison in a line of figures. */
export function VersionsSummary({ summary, threshold }: VersionsSummaryProps) {
  const unchanged = summary.people - summary.up - summary.down - summary.added;
  const figures: readonly (readonly [label: string, count: number])[] = [
    ['Moved up', summary.up],
    ['Moved down', summary.down],
    ['As before', unchanged],
    [`Now at ${threshold} or more`, summary.crossedUp],
    [`Now below ${threshold}`, summary.crossedDown],
    ['New', summary.added],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse bg-surface px-4 py-3">
          <dt className="text-[13px]/5 text-muted">{label}</dt>
          <dd className="tabular text-xl/7 font-semibold">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
