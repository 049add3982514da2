import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface CellLinkProps {
  to: string;
  children: ReactNode;
}

/** A link in a row, high enough for a finger; a long text goes on in the next line. */
export function CellLink({ to, children }: CellLinkProps) {
  return (
    <Link
      to={to}
      className="touch relative block min-w-0 rounded-sm leading-6 wrap-anywhere underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
