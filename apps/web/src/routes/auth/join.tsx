import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AuthParams } from '#features/auth/auth-params.ts';
import { authLink } from '#features/auth/auth-params.ts';
import { AuthFrame, TextLink } from '#features/auth/components/auth-frame.tsx';
import { RegisterForm } from '#features/auth/components/register-form.tsx';
import { useAuthParams } from '#features/auth/use-auth-params.ts';
import { JoinTeam } from '#features/team/join-team.tsx';
import { inviteInWords, useInvitePreview } from '#features/team/use-invite-preview.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { Alert } from '#ui/alert.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/join.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Join your team', description: 'Accept an invite to a team on Candela.', path: '/join' });

const role: PublicRole = 'recruiter';

/** Where signing in from an invite leads back to: the registration is no destination. */
export default function JoinPage() {
  const params = useAuthParams();
  return <TeamRegister params={params} invite={params.invite ?? ''} />;
}

interface TeamRegisterProps {
  params: AuthParams;
  invite: string;
}

/** Registering to join a team; with a recruiter account that is signed in already, one click. */
export const TeamRegister = (props: TeamRegisterProps) => (
  <QueryClientProvider client={queryClient}>
    <TeamInvite {...props} />
  </QueryClientProvider>
);

function TeamInvite({ params, invite }: TeamRegisterProps) {
  const user = useUser();
  const preview = useInvitePreview(invite);
  const isSignedIn = user?.role === 'recruiter' && user.email === preview.data?.data.email;
  const query = new URLSearchParams({ invite, email: params.email ?? '' });
  const signIn = authLink('/login', role, { email: params.email, next: `/join?${query}` });

  return (
    <AuthFrame
      title="Join your team"
      lead={preview.data && inviteInWords(preview.data.data)}
      footer={
        !isSignedIn && (
          <>
            Already have an account? <TextLink to={signIn}>Sign in</TextLink>
          </>
        )
      }
    >
      {user && !isSignedIn && preview.data && (
        <Alert tone="info">
          You are signed in as {user.email}. The invite is for {preview.data.data.email}.
        </Alert>
      )}
      <QueryState query={preview} skeleton={<Skeleton className="h-64" />}>
        {({ data }) =>
          isSignedIn ? (
            <JoinTeam invite={invite} preview={data} />
          ) : (
            <RegisterForm role={role} params={{ ...params, email: data.email }} />
          )
        }
      </QueryState>
    </AuthFrame>
  );
}
