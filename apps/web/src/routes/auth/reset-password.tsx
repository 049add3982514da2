import { useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { type AuthParams, authLink } from '#features/auth/auth-params.ts';
import { AuthFrame, TextLink } from '#features/auth/components/auth-frame.tsx';
import { ChangePasswordForm } from '#features/auth/components/change-password-form.tsx';
import { ForgotPasswordForm, type ResetAccount } from '#features/auth/components/forgot-password-form.tsx';
import { MailboxHint } from '#features/auth/components/mailbox-hint.tsx';
import { SetPasswordForm } from '#features/auth/components/set-password-form.tsx';
import { useAuthParams, useIsHydrated } from '#features/auth/use-auth-params.ts';
import { sessionStore } from '#lib/api/api.ts';
import { useUser } from '#lib/api/use-session.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { loader as rootLoader } from '#root.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Password', description: 'Change a password, or set a new one when it is forgotten.' });

export default function ResetPasswordPage() {
  const params = useAuthParams();
  const user = useUser();
  const isHydrated = useIsHydrated();

  if (!isHydrated) return <Undecided />;
  // A link from a mail is for the account it names, whichever is signed in here.
  if (user && !params.token) return <ChangePassword email={user.email} />;
  // Followed in the tab that waits for the code, it begins anew.
  return <ForgottenPassword key={params.token} params={params} />;
}

/** Only the browser knows whether there is a session; until then neither form would be honest. */
function Undecided() {
  return (
    <AuthFrame title="Your password">
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-11" />
      </div>
    </AuthFrame>
  );
}

function ChangePassword({ email }: { email: string }) {
  return (
    <AuthFrame
      title="Change your password"
      lead={<>For {email}</>}
      footer={<TextLink to="/dashboard">Back to the dashboard</TextLink>}
    >
      <ChangePasswordForm email={email} />
    </AuthFrame>
  );
}

interface Step {
  account: ResetAccount;
  wasSent: boolean;
  token: string | null;
}

/** A link from a mail leads straight to the new password. */
const stepOf = ({ email, token, next }: AuthParams, role: ResetAccount['role']): Step | null =>
  email && token ? { account: { email, role, ...(next ? { next } : {}) }, wasSent: false, token } : null;

/** A new password has ended every session of its account, this one too if it is of that account. */
function forgetEnded({ email, role }: ResetAccount): void {
  const user = sessionStore.get()?.user;
  if (user?.email.toLowerCase() === email.toLowerCase() && user.role === role) sessionStore.clear();
}

function ForgottenPassword({ params }: { params: AuthParams }) {
  const navigate = useNavigate();
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  const role = params.role ?? 'recruiter';
  const [step, setStep] = useState(() => stepOf(params, role));
  const footer = (
    <>
      Remembered it? <TextLink to={authLink('/login', params.role, params)}>Sign in</TextLink>
    </>
  );

  if (!step) {
    return (
      <AuthFrame title="Forgotten your password?" lead="We will email you a code to set a new one." footer={footer}>
        <ForgotPasswordForm
          role={role}
          params={params}
          onContinue={(account, wasSent) => setStep({ account, wasSent, token: null })}
        />
      </AuthFrame>
    );
  }
  const { account, wasSent, token } = step;
  return (
    <AuthFrame
      title="Set a new password"
      lead={wasSent ? `If ${account.email} has an account, a code is on its way.` : `For ${account.email}`}
      aside={site?.localStandIns && <MailboxHint />}
      footer={footer}
    >
      <SetPasswordForm
        account={account}
        token={token}
        wasSent={wasSent}
        onBack={() => setStep(null)}
        onDone={() => {
          forgetEnded(account);
          navigate(authLink('/login', account.role, { ...params, email: account.email }), {
            state: { notice: 'Your password is changed. Please sign in.' },
          });
        }}
      />
    </AuthFrame>
  );
}
