import { appMeta } from '../../components/shell/app-meta.ts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { LanguageModelPage } from '../../features/admin/components/language-model-page.tsx';

export const meta = appMeta('Language model');

export default function LanguageModelRoute() {
  return (
    <>
      <PageHeader
        title="Language model"
        description="The second reader beside the built-in engine, and what it costs."
      />
      <LanguageModelPage />
    </>
  );
}
