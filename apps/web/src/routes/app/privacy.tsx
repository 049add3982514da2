import { signOut } from '#features/auth/session-lifecycle.ts';
import { PrivacyOutline, PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Privacy');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl" phoneLines={2}>
      <PrivacyOutline />
    </PageOutline>
  ),
};

export default function Privacy() {
  const user = useUser();
  const leave = (dueAt: string) => {
    const day = formatDate(dueAt, 'longDay', deviceZone());
    const notice = `Your account will be deleted on ${day}. Signing in before then keeps it.`;
    void signOut({ role: user?.role ?? 'candidate', notice });
  };
  return (
    <div className="max-w-3xl">
      <PageHeader title="Privacy" description="What is held about you, by whom, and what you can do about it." />
      <PrivacyPage onDeletionAsked={leave} />
    </div>
  );
}
