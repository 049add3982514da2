import type { ModelUsage } from '@candela/contract/admin/admin-language-model.routes.ts';
import { calendarZone, formatDate } from '#lib/dates.ts';
import { Progress } from '#ui/progress.tsx';
import { type Column, Table, tight } from '#ui/table.tsx';
import { formatCount } from '../format.ts';
import { CellLink } from './cell-link.tsx';

export interface ModelUsageTableProps {
  items: readonly ModelUsage[];
  /** Tokens a month; null when there is no model to spend them on. */
  budget: number | null;
}

/** One row for an organisation and a month. */
export function ModelUsageTable({ items, budget }: ModelUsageTableProps) {
  return (
    <Table
      caption="Use of the language model"
      columns={columnsFor(budget)}
      rows={items}
      rowKey={({ organisationId, month }) => `${organisationId} ${month}`}
    />
  );
}

const columnsFor = (budget: number | null): readonly Column<ModelUsage>[] => [
  {
    id: 'organisation',
    header: 'Organisation',
    primary: true,
    className: `max-md:min-w-0 md:max-w-64 md:max-xl:max-w-40 ${tight}`,
    cell: ({ organisationId, organisation }) => (
      <CellLink to={`/admin/organisations/${organisationId}`}>{organisation}</CellLink>
    ),
  },
  {
    id: 'month',
    header: 'Month',
    className: tight,
    cell: ({ month }) => <span className="whitespace-nowrap">{monthName(month)}</span>,
  },
  {
    id: 'tokens',
    header: 'All tokens',
    className: `md:w-60 md:min-w-52 ${tight}`,
    cell: (usage) => <Share usage={usage} budget={budget} />,
  },
  figure('input', 'Tokens in', ({ inputTokens }) => formatCount(inputTokens), 'md:max-xl:hidden'),
  figure('output', 'Tokens out', ({ outputTokens }) => formatCount(outputTokens), 'md:max-xl:hidden'),
  figure('unknown', 'Not stated', ({ unknownTokens }) => formatCount(unknownTokens), 'md:max-xl:hidden'),
  figure('calls', 'Calls', ({ calls }) => formatCount(calls), tight),
  figure('failures', 'Not usable', ({ failures }) => <Trouble count={failures} />, `md:max-lg:hidden ${tight}`),
  figure('turnedAway', 'Over budget', ({ turnedAway }) => <Trouble count={turnedAway} />, `md:max-lg:hidden ${tight}`),
];

function figure(id: string, header: string, cell: Column<ModelUsage>['cell'], className: string): Column<ModelUsage> {
  return { id, header, align: 'end', className, cell };
}

/** The built-in engine did these; nothing to worry about while they are none. */
function Trouble({ count }: { count: number }) {
  if (count === 0) return <span className="text-subtle">0</span>;
  return <span className="font-medium">{formatCount(count)}</span>;
}

/** A month that is over had its own budget, which was not written down. */
function Share({ usage, budget }: { usage: ModelUsage; budget: number | null }) {
  const used = tokensOf(usage);
  if (!usage.isCurrent || budget === null) return <span className="tabular">{formatCount(used)} tokens</span>;
  return (
    <Progress
      label="Budget"
      value={used}
      max={budget}
      valueText={`${formatCount(used)}\u00a0(${budget > 0 ? Math.floor((used / budget) * 100) : 100}%)`}
      tone={budgetTone(usage, budget)}
      className="max-md:min-w-40"
    />
  );
}

/** "2026-11" as "November 2026". */
export const monthName = (month: string): string => formatDate(`${month}-01T00:00:00Z`, 'month', calendarZone);

/** What counts against the month's budget. */
export const tokensOf = ({ inputTokens, outputTokens, unknownTokens }: ModelUsage): number =>
  inputTokens + outputTokens + unknownTokens;

/** From nine tenths on a budget is worth a look; where calls were turned away, it is used up. */
export function budgetTone(usage: ModelUsage, budget: number): 'accent' | 'warning' | 'danger' {
  const used = tokensOf(usage);
  if (usage.turnedAway > 0 || used >= budget) return 'danger';
  return used * 10 >= budget * 9 ? 'warning' : 'accent';
}
