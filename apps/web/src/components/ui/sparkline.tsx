import { cn } from '#lib/class-names.ts';

export interface SparklineProps {
  values: readonly number[];
  /** What the line shows, in words: "Applications a day, last 14 days". */
  label: string;
  className?: string;
}

const width = 96;
const height = 28;
const inset = 3;

/** The course of a figure, without axes; the last point is marked. */
export function Sparkline({ values, label, className }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => ({
    x: inset + (index / (values.length - 1)) * (width - 2 * inset),
    y: height - inset - ((value - low) / range) * (height - 2 * inset),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={cn('h-7 w-24 text-neutral', className)}
    >
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.5" className="fill-accent" />}
    </svg>
  );
}
