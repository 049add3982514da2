import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { HomeLink } from './home-link.tsx';

/** Drawn by the server; what it does under a pointer comes once the form works. */
const BrandPanel = lazy(async () => ({ default: (await import('./brand-panel.tsx')).BrandPanel }));

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The other way on: "New here? Create an account". */
  footer?: ReactNode;
  /** What has nothing to do with the form itself, below a line. */
  aside?: ReactNode;
}

/** The frame of every page around signing in: the form on paper, the promise beside it where there is room. */
export function AuthFrame({ title, lead, children, footer, aside }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,44%)_minmax(0,1fr)]">
      <Suspense fallback={<aside className="hidden border-r border-line bg-sunken lg:block" />}>
        <BrandPanel />
      </Suspense>
      <div className="flex flex-col px-5 sm:px-10">
        <header className="flex h-20 shrink-0 items-center lg:hidden">
          <HomeLink />
        </header>
        <main className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col pt-6 sm:pt-[clamp(1.5rem,9vh,6rem)] pb-12 text-sm/5">
          <h1 className="display text-[2.25rem]">{title}</h1>
          {lead && <div className="mt-3 text-base/6 text-muted">{lead}</div>}
          <div className="mt-8 grid gap-6">{children}</div>
          {footer && <p className="mt-6 text-muted">{footer}</p>}
          {aside && <div className="mt-8 border-t border-line pt-6">{aside}</div>}
        </main>
      </div>
    </div>
  );
}

interface TextLinkProps {
  to: string;
  /** What goes along without standing in the address. */
  state?: unknown;
  children: ReactNode;
}

export function TextLink({ to, state, children }: TextLinkProps) {
  return (
    <Link to={to} state={state} className="font-medium text-accent-text underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
