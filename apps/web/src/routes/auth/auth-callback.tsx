import { SignInCallback } from '#features/auth/components/sign-in-callback.tsx';
import { finishGoogleSignIn } from '#features/auth/google-sign-in.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/auth-callback.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Signing in', description: 'Finishing your sign-in.' });

export default function AuthCallbackPage() {
  return <SignInCallback finish={finishGoogleSignIn} />;
}
