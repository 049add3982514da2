import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface CellLinkProps {
  to: string;
  /** The whole of what a narrow column may cut. */
  title?: string;
  children: ReactNode;
}

/** A link in a row: one line, high enough for a finger. */
export function CellLink({ to, title, children }: CellLinkProps) {
  return (
    <Link
      to={to}
      title={title}
      className="block min-w-0 rounded-sm leading-6 md:truncate underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
