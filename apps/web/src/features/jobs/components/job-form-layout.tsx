import type { ReactNode } from 'react';
import { WritingAid, type WritingAidProps } from './writing-aid.tsx';

export interface JobFormLayoutProps extends WritingAidProps {
  children: ReactNode;
}

/** The form, and beside it the writing aid; on narrow screens the aid comes after, out of the way. */
export function JobFormLayout({ companyName, children }: JobFormLayoutProps) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0">{children}</div>
      <aside
        aria-label="Writing aid"
        className="min-w-0 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        <WritingAid companyName={companyName} />
      </aside>
    </div>
  );
}

/** One part of the form under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <h2 className="text-base/6 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
