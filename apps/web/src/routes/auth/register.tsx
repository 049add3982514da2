import { OpenRegister } from '#features/auth/components/open-register.tsx';
import { useAuthParams } from '#features/auth/use-auth-params.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/register.ts';
import { TeamRegister } from './join.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an account',
    description: 'Join Candela as a job seeker or an employer.',
    path: '/register',
  });

export default function RegisterPage() {
  const params = useAuthParams();
  return params.invite && params.role === 'recruiter' ? (
    <TeamRegister params={params} invite={params.invite} />
  ) : (
    <OpenRegister params={params} />
  );
}
