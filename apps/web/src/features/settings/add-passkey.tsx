import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { addPasskey, beginPasskey, listPasskeys } from '@candela/contract/passkeys/passkeys.routes.ts';
import { type FormEvent, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { ProofFields } from '#components/proof/proof-fields.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { isGivenUp, makePasskey } from '#lib/passkeys.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** Name, proof, then the browser asks for the finger: in that order, so that a wrong password costs no passkey. */
async function add(name: string, proof: Proof): Promise<void> {
  const { data } = await api.call(beginPasskey, { body: proof });
  const answer = await makePasskey(data);
  await api.call(addPasskey, { body: { name, answer } });
}

export function AddPasskey() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button size="sm">Add a passkey</Button>}
      title="Add a passkey"
      description="Your browser will ask for your fingerprint, your face or a PIN."
      size="sm"
    >
      <AddForm onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function AddForm({ onDone }: { onDone(): void }) {
  const [name, setName] = useState('');
  const [proof, setProof] = useState<Proof>({});
  const [failure, setFailure] = useState<string>();
  const save = useChange({
    change: () => add(name, proof),
    invalidates: [listPasskeys],
    onSuccess: () => {
      toast.success('Passkey added');
      onDone();
    },
    onError: (error) => {
      if (!isGivenUp(error)) setFailure(toFailure(error, 'The passkey could not be added').message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    save.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Name" required hint="A name you will recognise, for example “Work laptop”.">
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <ProofFields proof={proof} onChange={setProof} />
      <DialogActions>
        <Button type="submit" variant="primary" loading={save.isPending} disabled={!name.trim()}>
          Continue
        </Button>
      </DialogActions>
    </form>
  );
}
