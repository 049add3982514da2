import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import type { SignedIn, Unfinished } from '../google-sign-in.ts';
import { homeOf } from '../guard.ts';
import { secondStepState } from '../use-second-step.ts';
import { CallbackFrame } from './callback-frame.tsx';

/** Long enough to read that it worked; tests need not wait. */
const pauseMs = import.meta.env.MODE === 'test' ? 10 : 1500;

type Outcome = { state: 'loading' } | ({ state: 'success' } & SignedIn) | { state: 'failure'; message: string };

/** Where a provider sends the browser back to: `finish` exchanges what its address carries, and the page goes on. */
export function SignInCallback({ finish }: { finish(search: string): Promise<SignedIn | Unfinished> }) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'loading' });

  useEffect(() => {
    let isGone = false;
    finish(window.location.search).then(
      (answer) => {
        if (isGone) return;
        if (!('secondStep' in answer)) return setOutcome({ state: 'success', ...answer });
        navigate(answer.signInPage, { replace: true, state: secondStepState(answer.secondStep) });
      },
      (error: unknown) => {
        const message = error instanceof Error && error.message ? error.message : 'Authentication failed';
        if (!isGone) setOutcome({ state: 'failure', message });
      },
    );
    return () => {
      isGone = true;
    };
  }, [finish, navigate]);

  useEffect(() => {
    if (outcome.state !== 'success') return;
    const target = outcome.next ?? homeOf(outcome.user.role);
    const timer = setTimeout(() => navigate(target, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  if (outcome.state === 'loading') return <CallbackFrame state="loading" title="Signing you in…" />;
  if (outcome.state === 'success') {
    return (
      <CallbackFrame state="success" title={outcome.user.firstName ? `Welcome, ${outcome.user.firstName}` : 'Welcome'}>
        You are signed in. One moment…
      </CallbackFrame>
    );
  }
  return (
    <CallbackFrame
      state="failure"
      title="Sign-in did not work"
      actions={
        <ButtonLink to="/login" variant="primary">
          Back to Login
        </ButtonLink>
      }
    >
      {outcome.message}
    </CallbackFrame>
  );
}
