import type { ReactNode } from 'react';

/** A named part of the gallery. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-8" aria-label={title}>
      <h2 className="text-xl/7 font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** One component in the states its name says. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-[13px]/5 text-muted">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
