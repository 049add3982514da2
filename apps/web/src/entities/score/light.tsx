import { cn } from '#lib/class-names.ts';

export interface LightProps {
  /** 0 to 1. */
  share: number;
  /** `line` rules off what stands below it; the others are parts of a bar. */
  size: 'line' | 'sm' | 'md' | 'lg';
  className?: string;
}

const hollow = 'inset-ring inset-ring-line-strong/30';

const sizes = {
  line: 'h-[3px] rounded-full',
  sm: cn('h-1.5', hollow),
  md: cn('h-2', hollow),
  lg: cn('h-3', hollow),
};

/** How far something is lit, as a part of its width: filled where it is, hollow where it is not. On paper too. */
export const Light = ({ share, size, className }: LightProps) => (
  <span
    className={cn('block bg-neutral-soft [print-color-adjust:exact] forced-colors:outline', sizes[size], className)}
  >
    <span
      className="block h-full rounded-[inherit] bg-accent shadow-(--glow) transition-[width] duration-300 forced-colors:bg-[Highlight]"
      style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
    />
  </span>
);
