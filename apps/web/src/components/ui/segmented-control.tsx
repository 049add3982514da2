import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  className?: string;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange(value: Value): void;
}

/** A few ways of looking at the same thing. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props;
  return (
    <fieldset className="m-0 inline-flex h-control shrink-0 gap-0.5 rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
          className={cn(
            'relative inline-flex h-full items-center gap-1.5 rounded-sm border border-transparent px-2.5 text-[13px]/5 font-medium text-muted transition-colors hover:text-text',
            'aria-pressed:border-line aria-pressed:bg-raised aria-pressed:text-text max-sm:[&_svg]:hidden [&_svg]:size-4',
            segment.className,
          )}
        >
          {segment.icon}
          {segment.label}
        </button>
      ))}
    </fieldset>
  );
}
