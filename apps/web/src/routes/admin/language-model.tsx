import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { LanguageModelPage } from '#features/admin/components/language-model-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Language model');

export const handle: PageHandle = {
  outline: <AdminListOutline phoneLines={2} />,
};

export default function LanguageModelRoute() {
  return (
    <>
      <PageHeader
        title="Language model"
        description="An optional second reader beside the built-in engine, and what it costs."
      />
      <LanguageModelPage />
    </>
  );
}
