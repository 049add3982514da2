import { cn } from '#lib/class-names.ts';

export interface LogoMarkProps {
  className?: string;
  /** `single` draws everything in the text's colour, for print and small monochrome places. */
  tone?: 'amber' | 'single';
}

/** A flame held in an open C: a light, and the aperture it shines through. Clear at 16 px. */
export function LogoMark({ className, tone = 'amber' }: LogoMarkProps) {
  return (
    // The flame is amber whatever accent a person chose for their product.
    <svg data-accent="amber" viewBox="0 0 32 32" aria-hidden="true" className={cn('shrink-0', className ?? 'size-7')}>
      <path d="M25.3 8.4a12 12 0 1 0 0 15.2" fill="none" stroke="currentColor" strokeWidth="3.6" />
      <path
        d="M17.2 7.2c-.5 3.9-5.7 6-5.7 11.1a5.7 5.7 0 0 0 11.4 0c0-2.8-1.5-4.3-2.5-5.7-.5 1.3-1.1 1.8-1.8 2.2.5-2.8-.2-5.5-1.4-7.6Z"
        className={tone === 'amber' ? 'fill-accent' : 'fill-current'}
      />
    </svg>
  );
}
