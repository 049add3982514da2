import type { ReactNode } from 'react';

export interface LegalPageProps {
  title: string;
  sections: readonly { heading: string; body: ReactNode }[];
}

/** Long text, set to be read: one measure, numbered headings. */
export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <article className="mx-auto grid max-w-6xl gap-12 px-5 pt-16 sm:px-8 md:pt-24">
      <header className="grid gap-4">
        <h1 className="display text-[clamp(2.5rem,6vw,4.25rem)]">{title}</h1>
        <p className="text-muted">Last updated: {new Date().getFullYear()}</p>
      </header>
      <ol className="grid max-w-measure gap-10">
        {sections.map(({ heading, body }, index) => (
          <li key={heading} className="grid gap-3">
            <h2 className="text-xl/7 font-semibold">
              {index + 1}. {heading}
            </h2>
            <div className="grid gap-3 text-muted [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
              {body}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}
