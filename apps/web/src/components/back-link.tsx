import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { wayBack } from '#lib/way-back.ts';
import { ButtonLink } from '#ui/button-link.tsx';

interface BackLinkProps {
  /** The list; the link leads to its filter and page as they were. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Above the page of one thing: back to the list of them. */
export function BackLink({ to, className = 'mb-3', children }: BackLinkProps) {
  const [target] = useState(() => wayBack(to));
  return (
    <ButtonLink to={target} variant="ghost" size="sm" className={cn('-ml-2.5', className)}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </ButtonLink>
  );
}
