import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { authLink } from '#features/auth/auth-params.ts';
import { AuthFrame, TextLink } from '#features/auth/components/auth-frame.tsx';
import { GoogleButton, OrDivider } from '#features/auth/components/google-button.tsx';
import { RegisterForm } from '#features/auth/components/register-form.tsx';
import { useAuthParams } from '#features/auth/use-auth-params.ts';
import { useLeaveSignIn } from '#features/auth/use-leave-sign-in.ts';
import { useRoleHash } from '#features/auth/use-role-hash.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an account',
    description: 'Join Candela as a job seeker or an employer.',
    path: '/register',
  });

const leads: Readonly<Record<PublicRole, string>> = {
  candidate: 'See how you match, why, and what would help.',
  recruiter: 'Hire with scores you can explain. The Free plan costs nothing.',
};

export default function RegisterPage() {
  const params = useAuthParams();
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
