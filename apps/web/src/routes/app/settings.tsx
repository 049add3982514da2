import { NotificationSettings } from '#features/notifications/notification-settings.tsx';
import { ProcessLink } from '#features/process/process-link.tsx';
import { AppearanceSettings } from '#features/settings/appearance-settings.tsx';
import { PasswordSettings } from '#features/settings/password-settings.tsx';
import { SecondFactorSettings } from '#features/settings/second-factor-settings.tsx';
import { SessionSettings } from '#features/settings/session-settings.tsx';
import { SeatSettings } from '#features/team/seat-settings.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Settings');

export default function SettingsPage() {
  const user = useUser();
  return (
    <div className="max-w-3xl">
      <PageHeader title="Settings" />
      <div className="grid gap-6">
        <AppearanceSettings />
        {user?.role === 'recruiter' && <SeatSettings />}
        {user?.role === 'recruiter' && <ProcessLink />}
        {user && user.role !== 'admin' && <NotificationSettings />}
        <PasswordSettings />
        <SecondFactorSettings />
        <SessionSettings />
      </div>
    </div>
  );
}
