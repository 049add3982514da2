import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';
import { Sparkline } from './sparkline.tsx';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** Percent against the time named in `comparison`; up when zero or more. */
  change?: number;
  /** "vs last week". */
  comparison?: string;
  /** The figure's course; `trendLabel` says it in words. */
  trend?: readonly number[];
  trendLabel?: string;
  loading?: boolean;
}

export function StatCard({ label, value, change, comparison, trend, trendLabel = '', loading }: StatCardProps) {
  return (
    <div
      // A label of two lines leaves the figures beside each other at one height.
      className="grid grid-rows-[1fr] gap-2 rounded-lg border border-line bg-surface px-4 py-3.5 sm:px-5 sm:py-4"
      aria-busy={loading}
    >
      <span className="text-sm/5 text-muted">{label}</span>
      <div className="flex items-end justify-between gap-3">
        {loading ? (
          <Skeleton className="my-1 h-7 w-16" />
        ) : (
          <span
            className={cn(
              'tabular font-semibold tracking-tight',
              isWords(value) ? 'py-2 text-[15px]/5 sm:py-1 sm:text-xl/7' : 'text-[28px]/9',
            )}
          >
            {value}
          </span>
        )}
        {trend && !loading && <Sparkline values={trend} label={trendLabel} className="min-w-0 max-sm:w-16" />}
      </div>
      {loading
        ? comparison && <Skeleton className="my-0.5 h-4 w-28" />
        : change !== undefined && <Change percent={change} than={comparison} />}
    </div>
  );
}

/** A state in words keeps to one line beside the figures where there is room, and to two that belong together where there is none. */
const isWords = (value: StatCardProps['value']): boolean => typeof value === 'string' && value.length > 8;

function Change({ percent, than }: { percent: number; than: string | undefined }) {
  const up = percent >= 0;
  const Arrow = up ? ArrowUp : ArrowDown;
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-[13px]/5 text-muted">
      <span
        className={cn(
          'tabular inline-flex items-center gap-0.5 font-medium',
          up ? 'text-success-text' : 'text-danger-text',
        )}
      >
        <Arrow aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{up ? 'up' : 'down'} </span>
        {Math.abs(percent)}%
      </span>
      {than}
    </span>
  );
}
