import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { type AuthParams, authLink } from '../auth-params.ts';
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
  useLeaveSignIn(params);
  const role: PublicRole = params.role === 'recruiter' ? 'recruiter' : 'candidate';

  return (
    <AuthFrame
      title="Create an account"
      lead={leads[role]}
      footer={
        <>
          Already have an account? <TextLink to={authLink('/login', role, params)}>Sign in</TextLink>
        </>
      }
    >
      {params.candidateId ? (
        <p className="text-muted">
          You are joining as a <span className="font-medium text-text">Job Seeker</span>.
        </p>
      ) : (
        <RadioGroup
          legend="I am a"
          direction="row"
          value={role}
          onChange={(event) => setRole(event.target.value === 'recruiter' ? 'recruiter' : 'candidate')}
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
    </AuthFrame>
  );
}
