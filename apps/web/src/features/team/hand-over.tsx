import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { hires } from '@candela/contract/kernel/permissions.ts';
import { getRecruiter, teamRoleOf } from '@candela/contract/organisations/organisations.routes.ts';
import { handOverParenthood } from '@candela/contract/parenthood/parenthood.routes.ts';
import { listTeam } from '@candela/contract/team/team.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ProofFields } from '#components/proof/proof-fields.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

/** The parent makes a teammate the parent. Nothing to see where there is no one to hand over to. */
export function HandOver() {
  const team = useQuery(apiQuery(listTeam));
  const hiring = team.data?.data.filter((member) => hires(teamRoleOf(member))) ?? [];
  if (hiring.length === 0) return null;
  return (
    <Card title="Hand over" description="A teammate takes over the team and the billing. You stay as an admin.">
      <HandOverDialog
        people={hiring.map(({ _id, firstName, lastName, email }) => ({
          id: _id,
          name: `${firstName} ${lastName}`.trim() || email,
        }))}
      />
    </Card>
  );
}

function HandOverDialog({ people }: { people: readonly { id: string; name: string }[] }) {
  const navigate = useNavigate();
  const [userId, setUserId] = useState('');
  const [proof, setProof] = useState<Proof>({});
  const handOver = useChange({
    change: () => api.call(handOverParenthood, { body: { userId, ...proof } }),
    invalidates: [getRecruiter],
  });
  const confirm = async () => {
    const { message } = await handOver.mutateAsync();
    toast.success(message);
    navigate('/dashboard', { replace: true });
  };
  return (
    <ConfirmDialog
      trigger={<Button>Hand over the organisation</Button>}
      title="Hand over the organisation"
      description="The new parent sees all companies, invites and removes teammates, and chooses the plan. Only they can hand it back to you."
      confirmLabel="Hand over"
      confirmDisabled={!userId}
      onOpenChange={(isOpen) => {
        if (!isOpen) setProof({});
      }}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <Field label="New parent" required>
          <Select value={userId} onChange={(event) => setUserId(event.target.value)}>
            <option value="">Choose a teammate</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ProofFields proof={proof} onChange={setProof} />
      </div>
    </ConfirmDialog>
  );
}
