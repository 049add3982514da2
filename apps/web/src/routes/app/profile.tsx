import { useRecruiter } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import { fullName, roleNames } from '#shell/user-menu.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Profile');

export default function ProfilePage() {
  const user = useUser();
  const recruiter = useRecruiter();
  if (!user) return null;
  const rows: readonly (readonly [string, string])[] = [
    ['First name', user.firstName || '–'],
    ['Last name', user.lastName || '–'],
    ['Email', user.email],
    ['Role', roleNames[user.role]],
    ['Sign-in', user.authProvider === 'google' ? 'Google' : 'Email and password'],
    ...(recruiter ? [['Organisation', recruiter.organisation.name] as const] : []),
  ];
  return (
    <div className="max-w-2xl">
      <PageHeader title="Profile" description="How you appear here. Editing comes with a later release." />
      <Card>
        <div className="flex items-center gap-4 pb-5">
          <Avatar name={fullName(user)} size="lg" />
          <div className="grid min-w-0 gap-0.5">
            <p className="truncate text-base/6 font-semibold">{fullName(user)}</p>
            <p className="truncate text-muted">{user.email}</p>
          </div>
        </div>
        <dl className="divide-y divide-line border-t border-line">
          {rows.map(([label, value]) => (
            <div key={label} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[9rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
