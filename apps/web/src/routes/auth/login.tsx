import type { Role } from '@candela/contract/kernel/route.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../components/ui/alert.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { authLink, hashByRole } from '../../features/session/auth-params.ts';
import { AuthFrame, TextLink } from '../../features/session/components/auth-frame.tsx';
import { type DemoAccount, DemoSignIn } from '../../features/session/components/demo-sign-in.tsx';
import { GoogleButton, OrDivider } from '../../features/session/components/google-button.tsx';
import { LoginForm } from '../../features/session/components/login-form.tsx';
import { useAuthParams } from '../../features/session/use-auth-params.ts';
import { useGoOn } from '../../features/session/use-go-on.ts';
import { useNotice } from '../../features/session/use-notice.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { siteContext } from '../../server-context.ts';
import type { Route } from './+types/login.ts';

/** Kept in the loader, so that they reach a browser only where stand-ins are allowed. */
const demoRoles = ['recruiter', 'candidate', 'admin'] as const;
const demoPassword = 'Candela-demo-1';

export function loader({ context }: Route.LoaderArgs): { demoAccounts: DemoAccount[] } {
  if (!context.get(siteContext).localStandIns) return { demoAccounts: [] };
  return {
    demoAccounts: demoRoles.map((role) => ({ role, email: `${role}@demo.candela.test`, password: demoPassword })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign in', description: 'Sign in to Candela.' });

const tabs: readonly { role: Role; label: string }[] = [
  { role: 'candidate', label: 'Job Seeker' },
  { role: 'recruiter', label: 'Employer' },
  { role: 'admin', label: 'Admin' },
];

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const params = useAuthParams();
  const navigate = useNavigate();
  const notice = useNotice();
  const signedInAs = useGoOn(params);
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const role = params.role ?? 'recruiter';
  const email = typedEmail ?? params.email ?? '';

  const form = (
    <div className="grid gap-6">
      {/* A link that brings an address begins the form anew with it. */}
      <LoginForm key={params.email} role={role} params={params} email={email} onEmailChange={setTypedEmail} />
      {role !== 'admin' && (
        <>
          <OrDivider />
          <GoogleButton role={role} params={params} />
        </>
      )}
    </div>
  );

  return (
    <AuthFrame
      title="Sign in"
      lead={params.company ? `Continue to ${params.company}.` : undefined}
      aside={loaderData.demoAccounts.length > 0 && <DemoSignIn accounts={loaderData.demoAccounts} />}
      footer={
        role !== 'admin' && (
          <>
            New here? <TextLink to={authLink('/register', role, { ...params, email })}>Create an account</TextLink>
          </>
        )
      }
    >
      {notice && <Alert tone="success">{notice}</Alert>}
      {signedInAs && (
        <Alert tone="info">You are signed in as {signedInAs}. Signing in here replaces that session.</Alert>
      )}
      {params.candidateId ? (
        form
      ) : (
        <Tabs
          label="Sign in as"
          value={role}
          onValueChange={(value) => {
            const chosen = tabs.find((tab) => tab.role === value)?.role ?? 'recruiter';
            // Everything else the link said stays where it was.
            const hash = `#${hashByRole[chosen]}`;
            navigate(
              { search: window.location.search, hash: window.location.hash.replace(/^#?[^?]*/, hash) },
              { replace: true, preventScrollReset: true },
            );
          }}
          items={tabs.map((tab) => ({
            value: tab.role,
            label: tab.label,
            content: <div className="pt-2">{form}</div>,
          }))}
        />
      )}
    </AuthFrame>
  );
}
