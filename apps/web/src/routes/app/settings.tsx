import { NotificationSettings } from '#features/notifications/notification-settings.tsx';
import { PrivacyLink } from '#features/privacy/privacy-link.tsx';
import { RetentionCard } from '#features/privacy/retention-card.tsx';
import { ProcessLink } from '#features/process/process-link.tsx';
import { AppearanceSettings } from '#features/settings/appearance-settings.tsx';
import { IntegrationsLink } from '#features/settings/integrations-link.tsx';
import { PasskeySettings } from '#features/settings/passkey-settings.tsx';
import { PasswordSettings } from '#features/settings/password-settings.tsx';
import { RequireSecondFactor } from '#features/settings/require-second-factor.tsx';
import { SecondFactorSettings } from '#features/settings/second-factor-settings.tsx';
import { SessionSettings } from '#features/settings/session-settings.tsx';
import { SsoCard } from '#features/sso/sso-card.tsx';
import { SeatSettings } from '#features/team/seat-settings.tsx';
import { usePlace } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Settings');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl" hasDescription={false}>
      <div className="grid gap-6">
        <CardOutline hasDescription>
          <LinesOutline lines={8} className="max-w-md" />
        </CardOutline>
        <CardOutline hasAction>
          <Skeleton className="h-1.5" />
        </CardOutline>
        <CardOutline hasDescription hasAction />
        <CardOutline hasDescription hasAction />
      </div>
    </PageOutline>
  ),
};

export default function SettingsPage() {
  const user = useUser();
  const { may } = usePlace();
  return (
    <div className="max-w-3xl">
      <PageHeader title="Settings" />
      <div className="grid gap-6">
        <AppearanceSettings />
        {user?.role === 'recruiter' && <SeatSettings />}
        {may('process.read') && <ProcessLink />}
        {may('api-key.manage') && <IntegrationsLink />}
        {may('retention.manage') && <RetentionCard />}
        {user && user.role !== 'admin' && <NotificationSettings />}
        <PasswordSettings />
        <PasskeySettings />
        <SecondFactorSettings />
        {may('organisation.update') && <RequireSecondFactor />}
        {may('sso.manage') && <SsoCard />}
        <SessionSettings />
        <PrivacyLink />
      </div>
    </div>
  );
}
