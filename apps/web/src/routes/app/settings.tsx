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
import { accents } from '#theme/appearance.ts';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = appMeta('Settings');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl" hasDescription={false}>
      <div className="grid gap-6">
        <CardOutline hasDescription>
          <AppearanceOutline />
        </CardOutline>
        <CardOutline hasAction>
          <div className="grid gap-1.5">
            <Skeleton className="my-1 h-3 w-24" />
            <Skeleton className="h-1.5" />
          </div>
        </CardOutline>
        <LinkOutline />
        <LinkOutline />
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

/** The theme, and below it the accents side by side as they will stand. */
function AppearanceOutline() {
  return (
    <>
      <LinesOutline lines={2} className="mb-6 max-w-56 gap-y-1.5" />
      <Skeleton className="my-1 mb-3.5 h-3 w-16" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
        {accents.map(({ id }) => (
          <div key={id} className="flex h-9 items-center gap-2.5">
            <Skeleton className="size-6 rounded-full" />
            <Skeleton className="h-3 w-16" />
          </div>
        ))}
      </div>
    </>
  );
}

/** A card that leads to a page of its own. */
function LinkOutline() {
  return (
    <CardOutline hasDescription>
      <Skeleton className="h-7 w-36" />
    </CardOutline>
  );
}
