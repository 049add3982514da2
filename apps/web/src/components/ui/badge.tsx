import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { softTone, type Tone } from './tone.ts';

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** The word is required: colour alone never carries a status. */
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs/5 font-medium whitespace-nowrap [&_svg]:size-3.5',
        softTone[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
