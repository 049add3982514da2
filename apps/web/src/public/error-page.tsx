import { Link } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';
import { ErrorMessage } from './error-message.tsx';

/** The whole page, for failures outside every layout. It leans on nothing that may itself have failed. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-16 max-w-6xl items-center px-5 sm:px-8">
        <Link to="/" reloadDocument className="inline-flex rounded-md" aria-label="Candela, home">
          <Logo />
        </Link>
      </header>
      <main id="main">
        <ErrorMessage status={status} />
      </main>
    </div>
  );
}
