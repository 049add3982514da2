import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallbackFrame } from '#features/auth/components/callback-frame.tsx';
import { finishConnection } from '#features/calendar/connection.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/calendar-callback.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Connecting your calendar', description: 'Finishing the calendar connection.' });

/** Long enough to see that it worked. */
const pauseMs = 300;

type Outcome = { state: 'loading' } | { state: 'success' } | { state: 'failure'; message: string };

export default function CalendarCallbackPage() {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'loading' });

  useEffect(() => {
    let isGone = false;
    finishConnection(window.location.search).then(
      () => !isGone && setOutcome({ state: 'success' }),
      (error: Error) => !isGone && setOutcome({ state: 'failure', message: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (outcome.state !== 'success') return;
    const timer = setTimeout(() => navigate('/dashboard/calendar', { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  if (outcome.state === 'loading') return <CallbackFrame state="loading" title="Connecting your calendar…" />;
  if (outcome.state === 'success') return <CallbackFrame state="success" title="Your calendar is connected" />;
  return (
    <CallbackFrame
      state="failure"
      title={outcome.message}
      actions={
        <>
          <ButtonLink to="/dashboard/calendar" variant="primary">
            Back to Calendar
          </ButtonLink>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </>
      }
    >
      Nothing was connected. You can go back and connect it again.
    </CallbackFrame>
  );
}
