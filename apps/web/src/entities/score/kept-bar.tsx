import type { ReactNode } from 'react';

/** In a dialog: the bar stays in sight while what it rests on is read below it. */
export const KeptBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky top-0 z-10 -mx-5 -mb-3 bg-raised px-5 pt-1 pb-3">{children}</div>
);
