import { useLocation } from 'react-router';
import { useIsHydrated } from './use-auth-params.ts';

/** A sentence the previous page hands over ("Your email is confirmed."). */
export function useNotice(): string | null {
  const { state } = useLocation();
  // Survives a reload in the browser's history, where the server cannot know of it.
  const isHydrated = useIsHydrated();
  if (!isHydrated || typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
