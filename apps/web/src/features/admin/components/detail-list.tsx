import type { ReactNode } from 'react';

export interface DetailListProps {
  entries: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, for what a row does not show. */
export function DetailList({ entries }: DetailListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {entries.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-[13px]/5 text-muted">{name}</dt>
          <dd className="break-words max-sm:pb-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
