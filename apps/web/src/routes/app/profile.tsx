import { CandidateProfile } from '#features/profile/candidate-profile.tsx';
import { DetailsOutline } from '#features/profile/details-outline.tsx';
import { EmailCard } from '#features/profile/email-card.tsx';
import { ProfileFields } from '#features/profile/profile-fields.tsx';
import { RecruiterProfile } from '#features/profile/recruiter-profile.tsx';
import type { StoredUser } from '#lib/api/session-store.ts';
import { useRecruiter } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { fullName, roleNames } from '#shell/user-menu.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Profile');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-2xl">
      <div className="grid gap-6">
        <div className="flex items-center gap-4">
          <Skeleton className="size-12 rounded-full" />
          <LinesOutline lines={2} className="w-40" />
        </div>
        <DetailsOutline rows={3} />
        <CardOutline hasAction>
          <LinesOutline lines={1} className="max-w-xs" />
        </CardOutline>
      </div>
    </PageOutline>
  ),
};

export default function ProfilePage() {
  const user = useUser();
  const recruiter = useRecruiter();
  if (!user) return null;
  return (
    <div className="max-w-2xl">
      <PageHeader title="Profile" description="How you appear here, and where emails reach you." />
      <div className="grid gap-6">
        <div className="flex items-center gap-4">
          <Avatar name={fullName(user)} size="lg" />
          <div className="grid min-w-0 gap-0.5">
            <p className="text-base/6 wrap-anywhere font-semibold">{fullName(user)}</p>
            <p className="text-muted wrap-anywhere">
              {roleNames[user.role]}
              {recruiter && ` at ${recruiter.organisation.name}`}
            </p>
          </div>
        </div>
        <Details user={user} />
        {user.role !== 'admin' && <EmailCard user={user} />}
      </div>
    </div>
  );
}

function Details({ user }: { user: StoredUser }) {
  if (user.role === 'candidate') return <CandidateProfile />;
  if (user.role === 'recruiter') return <RecruiterProfile user={user} />;
  const rows = [
    ['First name', user.firstName],
    ['Last name', user.lastName],
    ['Email', user.email],
  ] as const;
  return (
    <Card title="Your details">
      <ProfileFields rows={rows} />
    </Card>
  );
}
