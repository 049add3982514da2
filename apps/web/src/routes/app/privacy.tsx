import { signOut } from '#features/auth/session-lifecycle.ts';
import { PrivacyOutline, PrivacyPage } from '#features/privacy/privacy-page.tsx';
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
  return (
    <div className="max-w-3xl">
      <PageHeader title="Privacy" description="What is held about you, by whom, and what you can do about it." />
      <PrivacyPage onDeletionAsked={() => void signOut()} />
    </div>
  );
}
