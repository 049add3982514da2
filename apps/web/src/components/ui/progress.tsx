import { cn } from '#lib/class-names.ts';

export interface ProgressProps {
  /** What is going on: "Reading CVs". */
  label: string;
  value: number;
  max: number;
  /** The count in words, for example "12 of 40 parsed"; built from `unit` when absent. */
  valueText?: string;
  /** Ends the default count: "12 of 40 {unit}". */
  unit?: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  className?: string;
}

const count = (value: number) => value.toLocaleString('en-GB');

const fills = { accent: 'bg-accent', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' };

export function Progress({ label, value, max, valueText, unit, tone = 'accent', className }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const text = valueText ?? `${count(value)} of ${count(max)}${unit ? ` ${unit}` : ''}`;
  return (
    <div className={cn('grid gap-1.5 text-sm/5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{label}</span>
        <span className="tabular text-[13px] text-muted">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-neutral-soft [print-color-adjust:exact] forced-colors:outline"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-300 forced-colors:bg-[Highlight]',
            fills[tone],
          )}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
