import type { ReactNode } from 'react';

export interface MenuLinkProps {
  to: string;
  /** The page that is shown, where it is one of the menu's. */
  here: string | null;
  className: string;
  children: ReactNode;
}

/**
 * A link in the site's menus, which says whether one is there already. The links of the public site are plain ones: no app
 * follows them, and the router's take a tenth of the time of rendering a page.
 */
export function MenuLink({ to, here, className, children }: MenuLinkProps) {
  return (
    <a href={to} aria-current={here === to ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}
