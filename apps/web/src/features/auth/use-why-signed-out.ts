import { whySignedOut } from './session-lifecycle.ts';
import { useIsHydrated } from './use-auth-params.ts';

/** Why the session ended that this tab had; null where the person came to sign in by themselves. */
export const useWhySignedOut = (): string | null => (useIsHydrated() ? whySignedOut() : null);
