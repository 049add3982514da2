import { Logo } from '#components/brand/logo.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { kept } from './kept.tsx';
import { MenuLink } from './menu-link.tsx';
import { demoRequestHref, mainLinks } from './navigation.ts';
import { PublicIcon } from './public-icon.tsx';
import { resourceKinds } from './resource-kinds.ts';

const linkClasses =
  'inline-flex h-9 items-center rounded-md px-3 text-[15px] text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:font-medium';

/** Every address that the menus lead to. */
const places = [
  ...mainLinks.map(({ to }) => to),
  '/resources',
  ...resourceKinds.map(({ type }) => `/resources/${type}`),
];

/** The place in the menus that an address is, however it is written. */
export function placeInMenus(pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return places.find((place) => place === path) ?? null;
}

interface PublicHeaderProps {
  demoRequestEmail: string;
  /** Where in its menus the visitor is. */
  here: string | null;
}

export const PublicHeader = kept('header', ({ demoRequestEmail, here }: PublicHeaderProps) => {
  return (
    <header data-frame className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-5 sm:px-8">
        <a href="/" className="inline-flex rounded-md" aria-label="Candela, home">
          <Logo />
        </a>
        <nav aria-label="Main" className="ml-2 hidden items-center lg:flex">
          {mainLinks.map((link) => (
            <MenuLink key={link.to} to={link.to} here={here} className={linkClasses}>
              {link.label}
            </MenuLink>
          ))}
          <ResourcesMenu />
        </nav>
        <div className="ml-auto hidden items-center gap-2 lg:flex">
          <a href="/login" data-sign-in className={linkClasses}>
            Sign in
          </a>
          <a
            href={demoRequestHref(demoRequestEmail)}
            data-event="demo-request"
            className={buttonClasses({ variant: 'primary' })}
          >
            Request a Demo
          </a>
        </div>
        <MobileMenu demoRequestEmail={demoRequestEmail} here={here} />
      </div>
    </header>
  );
});

function ResourcesMenu() {
  return (
    <details data-menu className="group relative">
      <summary className={linkClasses}>
        Resources
        <PublicIcon name="chevron-down" className="ml-1 size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full left-0 mt-2 grid w-80 rounded-lg border border-line bg-raised p-2 shadow-popover">
        {resourceKinds.map(({ type, label, blurb }) => (
          <a key={type} href={`/resources/${type}`} className="grid gap-0.5 rounded-md px-3 py-2 hover:bg-hover">
            <span className="text-[15px]/5 font-medium">{label}</span>
            <span className="text-sm/5 text-muted">{blurb}</span>
          </a>
        ))}
        <a
          href="/resources"
          className="mt-1 border-t border-line px-3 pt-3 pb-2 text-sm/5 font-medium text-accent-text hover:underline"
        >
          All resources
        </a>
      </div>
    </details>
  );
}

function MobileMenu({ demoRequestEmail, here }: PublicHeaderProps) {
  const itemClasses =
    'flex min-h-11 items-center rounded-md px-2 text-lg/6 hover:bg-hover aria-[current=page]:font-semibold';
  return (
    <details data-menu className="ml-auto lg:hidden">
      <summary className="flex size-11 items-center justify-center rounded-md hover:bg-hover">
        <PublicIcon name="menu" className="size-5" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-4rem)] gap-1 overflow-y-auto border-b border-line bg-canvas px-5 pt-3 pb-6 shadow-popover sm:px-8"
      >
        {mainLinks.map((link) => (
          <MenuLink key={link.to} to={link.to} here={here} className={itemClasses}>
            {link.label}
          </MenuLink>
        ))}
        <MenuLink to="/resources" here={here} className={itemClasses}>
          Resources
        </MenuLink>
        <div className="grid pl-4">
          {resourceKinds.map(({ type, label }) => (
            <MenuLink
              key={type}
              to={`/resources/${type}`}
              here={here}
              className={`${itemClasses} text-base/6 text-muted`}
            >
              {label}
            </MenuLink>
          ))}
        </div>
        <div className="mt-4 grid gap-2">
          <a
            href={demoRequestHref(demoRequestEmail)}
            data-event="demo-request"
            className={buttonClasses({ variant: 'primary', size: 'lg', block: true })}
          >
            Request a Demo
          </a>
          <a href="/login" data-sign-in className={buttonClasses({ size: 'lg', block: true })}>
            Sign in
          </a>
        </div>
      </nav>
    </details>
  );
}
