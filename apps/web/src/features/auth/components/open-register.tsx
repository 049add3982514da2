import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { readInvitation } from '@candela/contract/candidates/claims.routes.ts';
import { useEffect, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { type AuthParams, authLink } from '../auth-params.ts';
import { describeOther } from '../describe-other.ts';
import { useLeaveSignIn } from '../use-leave-sign-in.ts';
import { useRoleHash } from '../use-role-hash.ts';
import { AuthFrame, TextLink } from './auth-frame.tsx';
import { GoogleButton, OrDivider } from './google-button.tsx';
import { RegisterForm } from './register-form.tsx';

const leads: Readonly<Record<PublicRole, string>> = {
  candidate: 'See how you match, why, and what would help.',
  recruiter: 'Hire with scores you can explain. The Free plan costs nothing.',
};

/** Registering on one's own, or to claim the record that an employer made. */
export function OpenRegister({ params }: { params: AuthParams }) {
  const setRole = useRoleHash();
  const signedInAs = useLeaveSignIn(params);
  const role: PublicRole = params.role === 'recruiter' ? 'recruiter' : 'candidate';
  const isKnown = useHasAccount(params);

  return (
    <AuthFrame
      title={isKnown ? 'This address has an account' : 'Create an account'}
      lead={isKnown ? undefined : leads[role]}
      footer={
        !isKnown && (
          <>
            Already have an account? <TextLink to={authLink('/login', role, params)}>Sign in</TextLink>
          </>
        )
      }
    >
      {signedInAs && (
        <Alert tone="info">
          You are signed in as {describeOther(signedInAs, params.email)}. This link is for another account.
        </Alert>
      )}
      {isKnown ? <SignInInstead params={params} /> : <NewAccount role={role} params={params} onRoleChange={setRole} />}
    </AuthFrame>
  );
}

interface NewAccountProps {
  role: PublicRole;
  params: AuthParams;
  onRoleChange(role: PublicRole): void;
}

function NewAccount({ role, params, onRoleChange }: NewAccountProps) {
  return (
    <>
      {params.candidateId ? (
        <p className="text-muted">
          You are joining as a <span className="font-medium text-text">Job Seeker</span>.
        </p>
      ) : (
        <RadioGroup
          legend="I am a"
          direction="row"
          value={role}
          onChange={(event) => onRoleChange(event.target.value === 'recruiter' ? 'recruiter' : 'candidate')}
          options={[
            { value: 'candidate', label: 'Job Seeker' },
            { value: 'recruiter', label: 'Employer' },
          ]}
        />
      )}
      <RegisterForm role={role} params={params} />
      {!params.invite && (
        <>
          <OrDivider />
          <GoogleButton role={role} params={params} />
        </>
      )}
    </>
  );
}

/** Whether the address an invitation was sent to has an account: then there is nothing to register. */
function useHasAccount({ invite, candidateId }: AuthParams): boolean {
  const [hasAccount, setHasAccount] = useState(false);
  useEffect(() => {
    if (!invite || !candidateId) return;
    let isGone = false;
    api.call(readInvitation, { params: { invite } }).then(
      ({ data }) => !isGone && setHasAccount(data.hasAccount),
      // The form says what is wrong with the invitation, once it is sent.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [invite, candidateId]);
  return hasAccount;
}

const SignInInstead = ({ params }: { params: AuthParams }) => (
  <div className="grid gap-6">
    <p>Sign in{params.email && ` as ${params.email}`}, and what is held about you is in your account.</p>
    <ButtonLink to={authLink('/login', 'candidate', params)} variant="primary" size="lg" block>
      Sign in
    </ButtonLink>
  </div>
);
