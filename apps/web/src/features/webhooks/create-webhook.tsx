import {
  createWebhook,
  listWebhooks,
  type WebhookEvent,
  webhookEvents,
} from '@candela/contract/webhooks/webhooks.routes.ts';
import { type FormEvent, useState } from 'react';
import { Choices } from '#components/choices.tsx';
import { toFailure } from '#components/form/server-errors.ts';
import { SecretDialog } from '#components/secret-dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { eventWords } from './event-words.ts';

export const CreateWebhook = () => (
  <SecretDialog
    title="New webhook"
    madeTitle="Your webhook secret"
    label="secret"
    use={
      <>
        Every message carries <code className="font-mono">Candela-Signature: t=…,v1=…</code>, the HMAC-SHA256 of the
        time, a full stop and the body under this secret.
      </>
    }
    form={(onMade) => <CreateForm onMade={onMade} />}
  />
);

function CreateForm({ onMade }: { onMade(secret: string): void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const create = useChange({
    change: async () => {
      const { webhookInputSchema } = await import('@candela/contract/webhooks/webhooks.routes.ts');
      const input = webhookInputSchema.safeParse({ url: url.trim(), events: [...events] });
      if (!input.success) throw new Error(input.error.issues[0]?.message ?? 'Invalid URL');
      return api.call(createWebhook, { body: input.data });
    },
    invalidates: [listWebhooks],
    onSuccess: ({ data }) => onMade(data.secret),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {create.error && <Alert tone="danger">{toFailure(create.error, create.error.message).message}</Alert>}
      <Field label="Address" required hint="On the public network, beginning with https://">
        <Input
          value={url}
          type="url"
          placeholder="https://example.com/candela"
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Choices legend="Events to send" all={webhookEvents} words={eventWords} chosen={events} onChange={setEvents} />
      <DialogActions>
        <Button
          type="submit"
          variant="primary"
          loading={create.isPending}
          disabled={!url.trim() || events.length === 0}
        >
          Add webhook
        </Button>
      </DialogActions>
    </form>
  );
}
