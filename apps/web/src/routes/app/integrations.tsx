import { ApiKeysCard } from '#features/api-keys/api-keys-card.tsx';
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { CardOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

export const meta = appMeta('API and webhooks');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl">
      <div className="grid gap-6">
        <CardOutline flush hasDescription hasAction>
          <SkeletonRows rows={2} isPlain />
        </CardOutline>
        <CardOutline flush hasDescription hasAction>
          <SkeletonRows rows={2} isPlain />
        </CardOutline>
      </div>
    </PageOutline>
  ),
};

export default function IntegrationsPage() {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="API and webhooks"
        description={
          <>
            Connect your own programs. Every call is described in the{' '}
            <a href="/api/openapi.json" className="text-accent-text underline underline-offset-4">
              OpenAPI document
            </a>
            .
          </>
        }
      />
      <div className="grid gap-6">
        <ApiKeysCard />
        <WebhooksCard />
      </div>
    </div>
  );
}
