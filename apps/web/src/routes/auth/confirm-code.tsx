import { useRouteLoaderData } from 'react-router';
import { authLink } from '#features/auth/auth-params.ts';
import { AuthFrame, TextLink } from '#features/auth/components/auth-frame.tsx';
import { ConfirmForm } from '#features/auth/components/confirm-form.tsx';
import { MailboxHint } from '#features/auth/components/mailbox-hint.tsx';
import { useAuthParams } from '#features/auth/use-auth-params.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { loader as rootLoader } from '#root.tsx';
import type { Route } from './+types/confirm-code.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Confirm your account', description: 'Enter the code we sent you.' });

export default function ConfirmCodePage() {
  const params = useAuthParams();
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  const role = params.role === 'recruiter' ? 'recruiter' : 'candidate';

  return (
    <AuthFrame
      title="Confirm your account"
      lead={
        params.token
          ? 'Please confirm that this account is yours.'
          : 'Please check your email for a verification code and enter it here.'
      }
      aside={site?.localStandIns && <MailboxHint />}
      footer={
        <>
          Confirmed already? <TextLink to={authLink('/login', role, params)}>Sign in</TextLink>
        </>
      }
    >
      <ConfirmForm role={role} params={params} />
    </AuthFrame>
  );
}
