import { appMeta } from '../../components/shell/app-meta.ts';
import { AppearanceSettings } from '../../components/shell/settings/appearance-settings.tsx';
import { PasswordSettings } from '../../components/shell/settings/password-settings.tsx';
import { SeatSettings } from '../../components/shell/settings/seat-settings.tsx';
import { SessionSettings } from '../../components/shell/settings/session-settings.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { useUser } from '../../lib/api/use-session.ts';

export const meta = appMeta('Settings');

export default function SettingsPage() {
  const user = useUser();
  return (
    <div className="max-w-3xl">
      <PageHeader title="Settings" />
      <div className="grid gap-6">
        <AppearanceSettings />
        {user?.role === 'recruiter' && <SeatSettings />}
        <PasswordSettings />
        <SessionSettings />
      </div>
    </div>
  );
}
