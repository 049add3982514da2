import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { softTone, type Tone } from './tone.ts';

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** The word is required: colour alone never carries a status. */
  children: ReactNode;
  /** Its words may be more than fit on one line. */
  wraps?: boolean;
  className?: string;
}

export function Badge({ tone = 'neutral', icon, children, wraps = false, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 px-2.5 text-xs/5 font-medium [&_svg]:size-3.5',
        wraps ? 'min-h-6 rounded-xl py-0.5' : 'h-6 rounded-full whitespace-nowrap',
        softTone[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
