import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-sunken px-1 whitespace-nowrap font-sans text-[11px]/4 font-medium text-muted">
      {children}
    </kbd>
  );
}
