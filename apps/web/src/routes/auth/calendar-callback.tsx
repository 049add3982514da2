import { useSearchParams } from 'react-router';
import { CallbackFrame } from '#features/auth/components/callback-frame.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/calendar-callback.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Connecting your calendar', description: 'Finishing the calendar connection.' });

interface Failure {
  title: string;
  text: string;
}

/** Why this page cannot succeed. Connecting a calendar is not offered yet, so even a complete answer ends here. */
function failureOf(query: URLSearchParams): Failure {
  if (query.has('error')) {
    return {
      title: 'Calendar access was not granted',
      text: 'Nothing was connected. You can allow access and try again.',
    };
  }
  if (!query.get('code') || !query.get('state')) {
    return {
      title: 'Invalid calendar connection response',
      text: 'The answer from the calendar service was incomplete. Nothing was connected.',
    };
  }
  return {
    title: 'Calendar connection failed',
    text: 'Connecting a calendar is not available yet. Nothing was connected, and nothing was stored.',
  };
}

export default function CalendarCallbackPage() {
  const [query] = useSearchParams();
  const { title, text } = failureOf(query);
  return (
    <CallbackFrame
      state="failure"
      title={title}
      actions={
        <>
          <ButtonLink to="/dashboard/calendar" variant="primary">
            Back to Calendar
          </ButtonLink>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </>
      }
    >
      {text}
    </CallbackFrame>
  );
}
