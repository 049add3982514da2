import { lazy, Suspense, useState } from 'react';
import { authLink, roleFor } from '#features/auth/auth-params.ts';
import { AuthFrame, TextLink } from '#features/auth/components/auth-frame.tsx';
import { type DemoAccount, DemoSignIn } from '#features/auth/components/demo-sign-in.tsx';
import { GoogleButton, OrDivider } from '#features/auth/components/google-button.tsx';
import { LoginForm } from '#features/auth/components/login-form.tsx';
import { PasskeyButton } from '#features/auth/components/passkey-button.tsx';
import { RoleTabs } from '#features/auth/components/role-tabs.tsx';
import { SsoButton } from '#features/auth/components/sso-button.tsx';
import { describeOther } from '#features/auth/describe-other.ts';
import type { SecondStep } from '#features/auth/second-factor.ts';
import { useAuthParams } from '#features/auth/use-auth-params.ts';
import { useLeaveSignIn } from '#features/auth/use-leave-sign-in.ts';
import { useNotice } from '#features/auth/use-notice.ts';
import { useRoleHash } from '#features/auth/use-role-hash.ts';
import { useSecondStep } from '#features/auth/use-second-step.ts';
import { useWhySignedOut } from '#features/auth/use-why-signed-out.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { siteContext } from '#lib/server-context.ts';
import { Alert } from '#ui/alert.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { LoadHandle } from '../../root.tsx';
import type { Route } from './+types/login.ts';

/** Few accounts come to the second step: its forms are loaded when one does. */
const SecondFactorForm = lazy(async () => ({
  default: (await import('#features/auth/components/second-factor-form.tsx')).SecondFactorForm,
}));
const SecondFactorSetup = lazy(async () => ({
  default: (await import('#features/auth/components/second-factor-setup.tsx')).SecondFactorSetup,
}));

/** Kept in the loader, so that they reach a browser only where stand-ins are allowed. */
const demoRoles = ['recruiter', 'candidate', 'admin'] as const;
const demoPassword = 'Candela-demo-1';

/** The page stays the same for all who ask (`isSameForCallers`). */
export const handle: LoadHandle = { loads: 'site' };

export function loader({ context }: Route.LoaderArgs): { demoAccounts: DemoAccount[] } {
  const { localStandIns, isDemo } = context.get(siteContext);
  if (!localStandIns || !isDemo) return { demoAccounts: [] };
  return {
    demoAccounts: demoRoles.map((role) => ({ role, email: `${role}@demo.candela.test`, password: demoPassword })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign in', description: 'Sign in to Candela.' });

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const params = useAuthParams();
  const notice = useNotice();
  const whyHere = useWhySignedOut();
  const signedInAs = useLeaveSignIn(params);
  const setRole = useRoleHash();
  const [email, setEmail] = useState('');
  const [secondStep, goToStep] = useSecondStep();
  const role = params.role ?? roleFor(params.next) ?? 'recruiter';

  if (secondStep) {
    const goBack = () => {
      setEmail(secondStep.email ?? '');
      goToStep(null);
    };
    return <SecondProof {...secondStep} onBack={goBack} />;
  }
  const form = (
    <div className="grid gap-6">
      <LoginForm
        role={role}
        params={params}
        email={email}
        onEmailChange={setEmail}
        onSecondFactor={(step, typed) => goToStep({ step, after: 'password', email: typed })}
      />
      {role !== 'admin' && <OrDivider />}
      <div className="grid gap-3 empty:hidden">
        {role !== 'admin' && <GoogleButton role={role} params={params} />}
        <PasskeyButton />
        {role === 'recruiter' && <SsoButton key={params.email} email={email || (params.email ?? '')} params={params} />}
      </div>
    </div>
  );

  return (
    <AuthFrame
      title="Sign in"
      lead={params.company ? `Continue to ${params.company}.` : undefined}
      aside={loaderData.demoAccounts.length > 0 && <DemoSignIn accounts={loaderData.demoAccounts} />}
      footer={role !== 'admin' && <NewHere to={authLink('/register', role, params)} email={email} />}
    >
      {notice && <Alert tone="success">{notice}</Alert>}
      {whyHere && <Alert tone="info">{whyHere}</Alert>}
      {signedInAs && <SignedInAlready>{describeOther(signedInAs, params.email)}</SignedInAlready>}
      {params.candidateId ? (
        form
      ) : (
        <RoleTabs role={role} onRoleChange={setRole}>
          {form}
        </RoleTabs>
      )}
    </AuthFrame>
  );
}

const NewHere = ({ to, email }: { to: string; email: string }) => (
  <>
    New here?{' '}
    <TextLink to={to} state={{ typedEmail: email }}>
      Create an account
    </TextLink>
  </>
);

const SignedInAlready = ({ children }: { children: string }) => (
  <Alert tone="info">You are signed in as {children}. Signing in here replaces that session.</Alert>
);

const proved: Readonly<Record<SecondStep['after'], string>> = {
  password: 'Your password is right.',
  google: 'Google has confirmed your address.',
};

/** The first proof was right, and is not enough. */
function SecondProof({ step, after, onBack }: SecondStep & { onBack(): void }) {
  const isSetup = step === 'setup';
  return (
    <AuthFrame
      title={isSetup ? 'Set up a second factor' : 'One more step'}
      lead={`${proved[after]} ${isSetup ? 'This account needs one more proof.' : 'Please prove that it is you.'}`}
    >
      <div className="grid gap-6">
        <Suspense fallback={<Spinner label="Loading" className="mx-auto" />}>
          {isSetup ? <SecondFactorSetup /> : <SecondFactorForm onBack={onBack} />}
        </Suspense>
        <OrDivider />
        <PasskeyButton label="Use a passkey instead" />
      </div>
    </AuthFrame>
  );
}
