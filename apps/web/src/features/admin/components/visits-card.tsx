import { useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Card } from '#ui/card.tsx';
import { counted, formatCount } from '../format.ts';
import { barsOf, type DayOfVisits, dayName, topOfScale, weekdayName } from '../visit-chart.ts';

const size = { width: 600, height: 140, gap: 4, leastHeight: 2 };

/** Views of public pages day by day: a picture to glance at, and the same as a table to read. */
export function VisitsCard({ visits }: { visits: readonly DayOfVisits[] }) {
  const [pointed, setPointed] = useState<string | null>(null);
  const total = visits.reduce((sum, { views }) => sum + views, 0);
  const day = visits.find((visit) => visit.day === pointed);
  return (
    <Card
      title="Visits"
      description="Views of public pages, last 30 days."
      actions={
        <span aria-hidden="true" className="tabular text-right">
          <span className="block text-base/6 font-semibold">{formatCount(day?.views ?? total)}</span>
          <span className="block text-[13px]/5 text-muted">{day ? weekdayName(day.day) : 'in all'}</span>
        </span>
      }
    >
      {total === 0 ? (
        <p className="text-muted">No visits to the public site yet.</p>
      ) : (
        <figure className="grid grid-cols-1 gap-2">
          <figcaption className="sr-only">
            {counted(total, 'view')} in the last {visits.length} days.
          </figcaption>
          <Bars visits={visits} pointed={pointed} onPoint={setPointed} />
          <DayTable visits={visits} />
        </figure>
      )}
    </Card>
  );
}

interface BarsProps {
  visits: readonly DayOfVisits[];
  pointed: string | null;
  onPoint(day: string | null): void;
}

/** For the eye alone: the table below says the same. */
function Bars({ visits, pointed, onPoint }: BarsProps) {
  const bars = barsOf(visits, size);
  const top = topOfScale(Math.max(0, ...visits.map(({ views }) => views)));
  const marks = [visits[0], visits[Math.floor(visits.length / 2)], visits.at(-1)].filter(
    (visit) => visit !== undefined,
  );
  return (
    <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        onPointerLeave={() => onPoint(null)}
        className="h-36 w-full overflow-visible"
      >
        {[0, 1].map((share) => (
          <line
            key={share}
            x1={0}
            x2={size.width}
            y1={share * size.height}
            y2={share * size.height}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {bars.map((bar, index) => (
          <g key={bar.day} onPointerEnter={() => onPoint(bar.day)}>
            <rect
              x={bar.x - size.gap / 2}
              y={0}
              width={bar.width + size.gap}
              height={size.height}
              className={bar.day === pointed ? 'fill-hover' : 'fill-transparent'}
            />
            <rect
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              className={cn(
                'transition-colors',
                bar.day === pointed || index === bars.length - 1 ? 'fill-accent' : 'fill-neutral/55',
              )}
            />
          </g>
        ))}
      </svg>
      <div className="tabular flex flex-col justify-between text-xs/4 text-subtle">
        <span className="-translate-y-1/2">{formatCount(top)}</span>
        <span className="translate-y-1/2">0</span>
      </div>
      <div className="flex justify-between pt-1 text-xs/4 text-subtle">
        {marks.map((visit) => (
          <span key={visit.day}>{dayName(visit.day)}</span>
        ))}
      </div>
    </div>
  );
}

function DayTable({ visits }: { visits: readonly DayOfVisits[] }) {
  return (
    <details className="text-[13px]/5">
      <summary className="w-fit rounded-sm py-0.5 text-muted underline-offset-2 hover:text-text hover:underline">
        Show as a table
      </summary>
      <div className="mt-2 max-h-64 overflow-y-auto rounded-md border border-line">
        <table className="w-full text-left">
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              <th scope="col" className="px-3 py-1.5 font-medium">
                Day
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {visits.toReversed().map((visit) => (
              <tr key={visit.day} className="border-t border-line">
                <td className="px-3 py-1">{weekdayName(visit.day)}</td>
                <td className="tabular px-3 py-1 text-right">{formatCount(visit.views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
