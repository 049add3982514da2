import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

export interface SectionProps {
  /** The heading's id, which names the section. */
  id?: string;
  children: ReactNode;
  /** A band of night: ink in the light theme, deeper ink in the dark one. */
  ink?: boolean;
  /** A hairline above. */
  rule?: boolean;
  className?: string;
}

/** A full-width band with the site's margins. */
export function Section({ id, children, ink, rule, className }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      data-theme={ink ? 'dark' : undefined}
      className={cn(ink && 'bg-sunken text-text', rule && 'border-t border-line')}
    >
      <div className={cn('mx-auto max-w-6xl px-5 py-16 sm:px-8 md:py-24', className)}>{children}</div>
    </section>
  );
}

export interface PageIntroProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** The top of a text page. */
export function PageIntro({ eyebrow, title, children }: PageIntroProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-5 pt-16 pb-14 sm:px-8 md:pt-24 md:pb-20">
      {eyebrow && <p className="text-[15px]/6 font-medium text-accent-text">{eyebrow}</p>}
      <h1 className="display max-w-[18ch] text-[clamp(2.5rem,6vw,4.25rem)]">{title}</h1>
      {children && <div className="max-w-[60ch] text-xl/8 text-muted">{children}</div>}
    </div>
  );
}

/** Headings of bands below the first. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="display max-w-[22ch] text-[clamp(2rem,4vw,3rem)]">
      {children}
    </h2>
  );
}
