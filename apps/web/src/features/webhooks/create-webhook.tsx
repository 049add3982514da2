import {
  createWebhook,
  listWebhooks,
  type WebhookEvent,
  webhookEvents,
  webhookInputSchema,
} from '@candela/contract/webhooks/webhooks.routes.ts';
import { type FormEvent, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { OnceShown } from '#components/once-shown.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { eventWords } from './event-words.ts';

export function CreateWebhook() {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const change = (open: boolean) => {
    setIsOpen(open);
    if (!open) setSecret(undefined);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      trigger={<Button size="sm">New webhook</Button>}
      title={secret ? 'The secret of your webhook' : 'New webhook'}
    >
      {secret ? (
        <OnceShown label="secret" secret={secret} onDone={() => change(false)}>
          Every message carries <code className="font-mono">Candela-Signature: t=…,v1=…</code>, the HMAC-SHA256 of the
          time, a full stop and the body under this secret.
        </OnceShown>
      ) : (
        <CreateForm onCreated={setSecret} />
      )}
    </Dialog>
  );
}

function CreateForm({ onCreated }: { onCreated(secret: string): void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [failure, setFailure] = useState<string>();
  const create = useChange({
    change: async () => {
      const input = webhookInputSchema.safeParse({ url: url.trim(), events: [...events] });
      if (!input.success) throw new Error(input.error.issues[0]?.message ?? 'Invalid URL');
      return api.call(createWebhook, { body: input.data });
    },
    invalidates: [listWebhooks],
    onSuccess: ({ data }) => onCreated(data.secret),
    onError: (error) => setFailure(toFailure(error, error.message).message),
  });
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    setEvents(isOn ? [...events, event] : events.filter((each) => each !== event));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    create.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Address" required hint="On the public network, beginning with https://">
        <Input
          value={url}
          type="url"
          placeholder="https://example.com/candela"
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">Tell it of</legend>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {webhookEvents.map((each) => (
            <Checkbox
              key={each}
              label={eventWords[each]}
              checked={events.includes(each)}
              onChange={(event) => toggle(each, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-end"
        loading={create.isPending}
        disabled={!url.trim() || events.length === 0}
      >
        Add webhook
      </Button>
    </form>
  );
}
