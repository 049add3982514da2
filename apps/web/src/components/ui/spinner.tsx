import { LoaderCircle } from 'lucide-react';
import { cn } from '#lib/class-names.ts';

export interface SpinnerProps {
  /** Said to assistive technology; leave it out where words beside the spinner already say it. */
  label?: string;
  className?: string;
}

/** For waits inside a control. Whole areas use Skeleton instead. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
