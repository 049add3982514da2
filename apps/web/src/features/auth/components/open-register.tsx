import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { readInvitation } from '@candela/contract/candidates/claims.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
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
export function OpenRegister({ params: asked }: { params: AuthParams }) {
  const setRole = useRoleHash();
  const signedInAs = useLeaveSignIn(asked);
  const invitation = useInvitation(asked);
  // The server would refuse it, and an account needs none. What the page shows stays as the link asked for it.
  const params = invitation === 'over' ? { ...asked, invite: null } : asked;
  const role: PublicRole = params.role === 'recruiter' ? 'recruiter' : 'candidate';
  const isKnown = invitation === 'has-account';

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
      {invitation === 'over' && <InvitationOver />}
      {isKnown ? (
        <SignInInstead params={params} />
      ) : (
        <NewAccount role={role} params={params} isInvited={asked.invite !== null} onRoleChange={setRole} />
      )}
    </AuthFrame>
  );
}

interface NewAccountProps {
  role: PublicRole;
  params: AuthParams;
  /** An invitation leaves Google out. */
  isInvited: boolean;
  onRoleChange(role: PublicRole): void;
}

function NewAccount({ role, params, isInvited, onRoleChange }: NewAccountProps) {
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
      {!isInvited && (
        <>
          <OrDivider />
          <GoogleButton role={role} params={params} />
        </>
      )}
    </>
  );
}

type InvitationState = 'open' | 'has-account' | 'over';

/** Of an invitation to claim a record: its address may have an account, and then there is nothing to register. */
function useInvitation({ invite, candidateId }: AuthParams): InvitationState {
  const [state, setState] = useState<InvitationState>('open');
  useEffect(() => {
    if (!invite || !candidateId) return;
    let isGone = false;
    api.call(readInvitation, { params: { invite } }).then(
      ({ data }) => !isGone && setState(data.hasAccount ? 'has-account' : 'open'),
      // Whatever else went wrong, the form says once it is sent.
      (error: unknown) => !isGone && isOver(error) && setState('over'),
    );
    return () => {
      isGone = true;
    };
  }, [invite, candidateId]);
  return state;
}

const isOver = (error: unknown) => error instanceof ApiError && error.type === 'INVALID_INVITE';

const InvitationOver = () => (
  <Alert tone="warning" title="This invitation is no longer valid">
    You can create an account without it, or sign in if you have one.
  </Alert>
);

const SignInInstead = ({ params }: { params: AuthParams }) => (
  <div className="grid gap-6">
    <p>Sign in{params.email && ` as ${params.email}`}, and what is held about you is in your account.</p>
    <ButtonLink to={authLink('/login', 'candidate', params)} variant="primary" size="lg" block>
      Sign in
    </ButtonLink>
  </div>
);
