import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { softTone, type Tone } from './tone.ts';

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** Holds a name or several times: where there is no room it goes on in a second line. */
  isLong?: boolean;
  /** The word is required: colour alone never carries a status. */
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', icon, isLong, children, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 px-2.5 text-xs/5 font-medium [&_svg]:size-3.5',
        isLong ? 'min-h-6 max-w-full rounded-xl py-0.5 wrap-anywhere' : 'h-6 rounded-full whitespace-nowrap',
        softTone[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
