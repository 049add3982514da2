import { useLocation, useNavigate } from 'react-router';
import type { SecondStep } from './second-factor.ts';
import { useIsHydrated } from './use-auth-params.ts';

/** What the sign-in page is handed where a second proof is still missing. */
export const secondStepState = (secondStep: SecondStep) => ({ secondStep });

const isSecondStep = (value: unknown): value is SecondStep =>
  typeof value === 'object' && value !== null && 'step' in value && 'after' in value;

/**
 * Whether the sign-in page waits for a second proof. It stands in the browser's history: a phone that drops the page while
 * its owner looks at the authenticator app comes back to the same step.
 */
export function useSecondStep(): [SecondStep | null, (next: SecondStep | null) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const found: unknown = typeof state === 'object' && state !== null && 'secondStep' in state && state.secondStep;
  const go = (next: SecondStep | null) =>
    navigate({ search, hash }, { replace: true, preventScrollReset: true, state: next && secondStepState(next) });
  return [isHydrated && isSecondStep(found) ? found : null, go];
}
