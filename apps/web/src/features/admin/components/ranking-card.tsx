import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { formatCount } from '../format.ts';

export interface Ranked {
  name: string;
  views: number;
}

export interface RankingCardProps {
  title: string;
  rows: readonly Ranked[];
  /** Said while there is nothing to rank. */
  empty: string;
  render?(name: string): ReactNode;
}

/** The most first; behind each name the light reaches as far as its share of the first. */
export function RankingCard({ title, rows, empty, render = (name) => name }: RankingCardProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ol className="-mx-2 grid grid-cols-1 gap-1">
          {rows.map(({ name, views }) => (
            <li key={name} className="relative flex min-h-7 items-center justify-between gap-4 px-2">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 rounded-sm bg-neutral-soft"
                style={{ width: `${(views / most) * 100}%` }}
              />
              <span className="relative min-w-0 truncate" title={name}>
                {render(name)}
              </span>
              <span className="tabular relative text-muted">{formatCount(views)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
