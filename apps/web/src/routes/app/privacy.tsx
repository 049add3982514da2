import { signOut } from '#features/auth/session-lifecycle.ts';
import { PrivacyPage } from '#features/privacy/privacy-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Privacy');

export default function Privacy() {
  return (
    <div className="max-w-3xl">
      <PageHeader title="Privacy" description="What is held about you, by whom, and what you can do about it." />
      <PrivacyPage onDeletionAsked={() => void signOut()} />
    </div>
  );
}
