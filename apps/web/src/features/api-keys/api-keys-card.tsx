import { type ApiKey, listApiKeys, revokeApiKey } from '@candela/contract/api-keys/api-keys.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { CreateApiKey } from './create-api-key.tsx';
import { permissionWords } from './permission-words.ts';

export function ApiKeysCard() {
  const keys = useQuery(apiQuery(listApiKeys));
  return (
    <Card
      title="API keys"
      description="For your own programs. Each key can do what you allow, across the whole organisation."
      actions={<CreateApiKey />}
      flush
    >
      <QueryState query={keys} skeleton={<SkeletonRows rows={2} label="Loading your API keys" />} isFlush>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-5 pb-5 text-muted">No API keys yet.</p>
          ) : (
            <ul aria-label="API keys" className="divide-y divide-line border-t border-line">
              {data.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function KeyRow({ apiKey: { id, name, hint, permissions, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const zone = deviceZone();
  const revoke = useChange({
    change: () => api.call(revokeApiKey, { params: { id } }),
    invalidates: [listApiKeys],
  });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <span className="font-medium">
          {name} <code className="ml-1 font-mono text-[13px]/5 font-normal text-muted">…{hint}</code>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {permissions.map((permission) => (
            <Badge key={permission}>{permissionWords[permission]}</Badge>
          ))}
        </span>
        <span className="text-[13px]/5 text-muted">
          Made {formatDate(createdAt, 'shortDay', zone)},{' '}
          {lastUsedAt ? `last used ${formatDate(lastUsedAt, 'shortDay', zone)}` : 'not used yet'}
        </span>
      </div>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={`Revoke the key ${name}`}>
            Revoke
          </Button>
        }
        title={`Revoke the key “${name}”?`}
        description="Programs that use it stop working immediately."
        confirmLabel="Revoke key"
        onConfirm={() => revoke.mutateAsync()}
      />
    </li>
  );
}
