import {
  type ApiKeyPermission,
  apiKeyInputSchema,
  apiKeyPermissions,
  createApiKey,
  listApiKeys,
} from '@candela/contract/api-keys/api-keys.routes.ts';
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
import { permissionWords } from './permission-words.ts';

export function CreateApiKey() {
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
      trigger={<Button size="sm">New API key</Button>}
      title={secret ? 'Your new API key' : 'New API key'}
    >
      {secret ? (
        <OnceShown label="API key" secret={secret} onDone={() => change(false)}>
          Send it as <code className="font-mono">Authorization: Bearer …</code> with every request.
        </OnceShown>
      ) : (
        <CreateForm onCreated={setSecret} />
      )}
    </Dialog>
  );
}

function CreateForm({ onCreated }: { onCreated(secret: string): void }) {
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly ApiKeyPermission[]>([]);
  const [failure, setFailure] = useState<string>();
  const create = useChange({
    change: () => api.call(createApiKey, { body: apiKeyInputSchema.parse({ name, permissions: [...permissions] }) }),
    invalidates: [listApiKeys],
    onSuccess: ({ data }) => onCreated(data.secret),
    onError: (error) => setFailure(toFailure(error, 'The key could not be created').message),
  });
  const toggle = (permission: ApiKeyPermission, isOn: boolean) =>
    setPermissions(isOn ? [...permissions, permission] : permissions.filter((each) => each !== permission));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    create.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Name" required hint="What it is for, for example “Careers site”.">
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">It may</legend>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {apiKeyPermissions.map((permission) => (
            <Checkbox
              key={permission}
              label={permissionWords[permission]}
              checked={permissions.includes(permission)}
              onChange={(event) => toggle(permission, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-end"
        loading={create.isPending}
        disabled={!name.trim() || permissions.length === 0}
      >
        Make key
      </Button>
    </form>
  );
}
