import { isRouteErrorResponse } from 'react-router';
import { ErrorMessage } from './error-message.tsx';
import { PageIntro } from './section.tsx';

export interface ResourceFailureProps {
  error: unknown;
  /** The specification's sentence for what could not be loaded. */
  message: string;
}

/** An address that leads nowhere is a 404 like any other; anything else is said in the words of this place. */
export function ResourceFailure({ error, message }: ResourceFailureProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorMessage status={error.status} />;
  return (
    <>
      <title>Briefly unavailable · Candela</title>
      <meta name="robots" content="noindex" />
      <PageIntro eyebrow="Resources" title={message}>
        <p>Please try again in a moment.</p>
      </PageIntro>
    </>
  );
}
