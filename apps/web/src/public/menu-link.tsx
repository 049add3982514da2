import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

export interface MenuLinkProps {
  to: string;
  className: string;
  children: ReactNode;
}

/**
 * A link in the site's menus, which says whether one is there already. The links of the public site are plain ones: no app
 * follows them, and the router's take a tenth of the time of rendering a page.
 */
export function MenuLink({ to, className, children }: MenuLinkProps) {
  const here = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  return (
    <a href={to} aria-current={here === to ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}
