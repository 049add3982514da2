import { useCallback } from 'react';
import { SignInCallback } from '#features/auth/components/sign-in-callback.tsx';
import { finishSsoSignIn } from '#features/auth/sso-sign-in.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/sso-callback.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Signing in', description: 'Finishing your sign-in.' });

export default function SsoCallbackPage({ params: { id } }: Route.ComponentProps) {
  return <SignInCallback finish={useCallback((search: string) => finishSsoSignIn(id, search), [id])} />;
}
