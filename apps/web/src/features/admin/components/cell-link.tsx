import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface CellLinkProps {
  to: string;
  /** What the page it leads to is told of where it was opened. */
  state?: object;
  children: ReactNode;
}

/** A link in a row, high enough for a finger; a long text goes on in the next line. */
export function CellLink({ to, state, children }: CellLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      className="touch relative block min-w-0 rounded-sm leading-6 wrap-anywhere underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
