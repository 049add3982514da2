import {
  type ApiKeyPermission,
  apiKeyPermissions,
  createApiKey,
  listApiKeys,
} from '@candela/contract/api-keys/api-keys.routes.ts';
import { type FormEvent, useState } from 'react';
import { Choices } from '#components/choices.tsx';
import { toFailure } from '#components/form/server-errors.ts';
import { useProof } from '#components/proof/use-proof.tsx';
import { SecretDialog } from '#components/secret-dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { permissionWords } from './permission-words.ts';

export const CreateApiKey = () => (
  <SecretDialog
    title="New API key"
    madeTitle="Your new API key"
    label="API key"
    use={
      <>
        Send it as <code className="font-mono">Authorization: Bearer …</code> with every request.
      </>
    }
    form={(onMade) => <CreateForm onMade={onMade} />}
  />
);

function CreateForm({ onMade }: { onMade(secret: string): void }) {
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly ApiKeyPermission[]>([]);
  const { proof, proofFields, isAskingFor } = useProof();
  const [failure, setFailure] = useState<string>();
  const create = useChange({
    change: () => api.call(createApiKey, { body: { name, permissions: [...permissions], ...proof } }),
    invalidates: [listApiKeys],
    onSuccess: ({ data }) => onMade(data.secret),
    onError: (error) =>
      setFailure(isAskingFor(error) ? undefined : toFailure(error, 'The key could not be created').message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Name" required hint="What it is for, for example “Careers site”.">
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Choices
        legend="It may"
        all={apiKeyPermissions}
        words={permissionWords}
        chosen={permissions}
        onChange={setPermissions}
      />
      {proofFields}
      <DialogActions>
        <Button
          type="submit"
          variant="primary"
          loading={create.isPending}
          disabled={!name.trim() || permissions.length === 0}
        >
          Create key
        </Button>
      </DialogActions>
    </form>
  );
}
