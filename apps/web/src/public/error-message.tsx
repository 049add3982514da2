import { useLocation } from 'react-router';
import { buttonClasses } from '#ui/button-classes.ts';

interface Wording {
  /** The browser tab's words. */
  tab: string;
  title: string;
  text: string;
}

const wordings: Record<number, Wording> = {
  404: {
    tab: 'Page not found',
    title: 'We could not find this page.',
    text: 'It may have moved, or the link may be incomplete.',
  },
  410: {
    tab: 'No longer available',
    title: 'This job has closed.',
    text: 'It no longer takes applications. There may be similar jobs open.',
  },
  403: {
    tab: 'No access',
    title: 'You do not have access to this page.',
    text: 'You may be signed in to another account.',
  },
  503: {
    tab: 'Briefly unavailable',
    title: 'We are briefly unavailable.',
    text: 'Please try again in a moment. Nothing you did was lost.',
  },
};

const failure: Wording = {
  tab: 'Something went wrong',
  title: 'Something went wrong on our side.',
  text: 'The error was recorded. Please try again.',
};

/** Ours it is only from 500 on; before that the request asked for what there is not, and nothing was recorded. */
const refusal: Wording = {
  tab: 'Not possible',
  title: 'This page cannot do that.',
  text: 'The link or form that led here may be out of date. Please open the page anew.',
};

const wordingOf = (status: number): Wording => wordings[status] ?? (status < 500 ? refusal : failure);

/** What a designed failure says: what happened, and the way on. */
export function ErrorMessage({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const wording = wordingOf(status);
  const { tab, title, text } = wording;
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-5 py-20 sm:px-8 md:py-28">
      {/* A route that failed has no meta of its own. */}
      <title>{`${tab} · Candela`}</title>
      <meta name="robots" content="noindex" />
      <p className="tabular font-display text-[clamp(5rem,18vw,11rem)] leading-none font-light text-accent">{status}</p>
      <h1 className="display max-w-[20ch] text-[clamp(2rem,4.5vw,3.25rem)]">{title}</h1>
      <p className="max-w-[52ch] text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        <a href="/" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
          Go to the home page
        </a>
        {status !== 404 && (
          <a href={`${pathname}${search}`} className={buttonClasses({ size: 'lg' })}>
            {wording === refusal ? 'Open the page' : 'Try again'}
          </a>
        )}
      </div>
    </div>
  );
}
