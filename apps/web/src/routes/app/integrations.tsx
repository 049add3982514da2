import { listApiKeys } from '@candela/contract/api-keys/api-keys.routes.ts';
import { listWebhooks } from '@candela/contract/webhooks/webhooks.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiKeysCard } from '#features/api-keys/api-keys-card.tsx';
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useOnce } from '#lib/use-once.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { CardOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

export const meta = appMeta('API and webhooks');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl">
      <ListsOutline />
    </PageOutline>
  ),
};

function ListsOutline() {
  return (
    <div className="grid gap-6">
      <CardOutline flush hasDescription hasAction>
        <SkeletonRows rows={2} isPlain />
      </CardOutline>
      <CardOutline flush hasDescription hasAction>
        <SkeletonRows rows={2} isPlain />
      </CardOutline>
    </div>
  );
}

export default function IntegrationsPage() {
  const queries = [useQuery(apiQuery(listApiKeys)), useQuery(apiQuery(listWebhooks))];
  const areListsKnown = useOnce(!queries.some(({ isLoading }) => isLoading));
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
      {/* Shown together, so that keys that come late do not push the webhooks down. */}
      {areListsKnown ? (
        <div className="grid gap-6">
          <ApiKeysCard />
          <WebhooksCard />
        </div>
      ) : (
        <ListsOutline />
      )}
    </div>
  );
}
