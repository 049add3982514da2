import type { TimelineEntry } from '@candela/contract/applications/own-applications.schemas.ts';
import { cn } from '#lib/class-names.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { timelineWords } from './timeline-words.ts';

/** What has happened to an application, the latest first. */
export function Timeline({ entries, companyName }: { entries: readonly TimelineEntry[]; companyName: string }) {
  const zone = deviceZone();
  return (
    <ol aria-label="What has happened" className="grid">
      {entries.toReversed().map((entry, at) => {
        const { title, text } = timelineWords(entry, companyName);
        const isLast = at === entries.length - 1;
        return (
          <li key={`${entry.at} ${entry.kind}`} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
              <span
                className={cn('mt-1.5 size-2 rounded-full', at === 0 ? 'bg-accent shadow-(--glow)' : 'bg-line-strong')}
              />
              {!isLast && <span className="w-px bg-line" />}
            </span>
            <div className={cn('min-w-0', !isLast && 'pb-5')}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{title}</span>
                <time
                  dateTime={entry.at}
                  title={formatDate(entry.at, 'full', zone)}
                  className="tabular text-[13px]/5 text-muted"
                >
                  {formatDate(entry.at, 'shortMoment', zone)}
                </time>
              </p>
              <p className="text-[13px]/5 text-muted">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
