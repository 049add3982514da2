import { lazy, type ReactNode, Suspense } from 'react';
import { SkeletonCard } from '#ui/skeleton.tsx';
import type { WritingAidProps } from './writing-aid.tsx';

/** It has something to say once there are words: the form does not wait for it. */
const WritingAid = lazy(async () => ({ default: (await import('./writing-aid.tsx')).WritingAid }));

export interface JobFormLayoutProps extends WritingAidProps {
  children: ReactNode;
}

/** The form, and beside it the writing aid; on narrow screens the aid comes after, out of the way. */
export function JobFormLayout({ companyOf, children }: JobFormLayoutProps) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0 rounded-lg border border-line bg-surface px-5 pt-5 sm:px-6 sm:pt-6">{children}</div>
      <aside
        aria-label="Writing aid"
        className="min-w-0 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        <Suspense fallback={<SkeletonCard label="Loading the writing aid" />}>
          <WritingAid companyOf={companyOf} />
        </Suspense>
      </aside>
    </div>
  );
}

/** One part of the form under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <h2 className="text-base/6 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The form's way out, always in reach. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-7 flex items-center justify-end gap-2 rounded-b-lg border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:px-6">
      {children}
    </div>
  );
}
