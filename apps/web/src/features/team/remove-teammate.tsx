import type { RemoveMemberInput, TeamMember } from '@candela/contract/team/team.schemas.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useRemoveMember } from './use-team.ts';

/** Asks on the spot: for a member of all companies whether, for any other from which company. */
export function RemoveTeammate({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const [companyId, setCompanyId] = useState('');
  const remove = useRemoveMember(member._id);
  const seesAll = member.memberships.some(({ scope }) => scope === 'all');
  const name = member.firstName || member.email;

  const confirm = async () => {
    const input: RemoveMemberInput = seesAll ? { scope: 'all' } : { scope: 'company', companyId };
    try {
      await remove.mutateAsync(input);
      const left = member.memberships.length > 1 && member.memberships.find((each) => each.companyId === companyId);
      toast.success(left ? `${name} was removed from ${left.companyName}` : `${name} was removed`);
      onDone();
    } catch (error) {
      toast.error(toFailure(error, 'Failed to remove teammate').message);
    }
  };

  return (
    <fieldset className="flex flex-wrap items-end justify-between gap-3 rounded-md bg-neutral-soft p-3">
      <legend className="sr-only">Remove {name}</legend>
      {seesAll ? (
        <p className="self-center">Remove {name} from your organization?</p>
      ) : (
        <Field label="Remove from company" required className="min-w-52 flex-1">
          <Select value={companyId} onChange={(event) => setCompanyId(event.target.value)}>
            <option value="">Choose company</option>
            {member.memberships.map((membership) => (
              <option key={membership.companyId} value={membership.companyId ?? ''}>
                {membership.companyName}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <span className="flex gap-2">
        <Button onClick={onDone} disabled={remove.isPending}>
          Cancel
        </Button>
        <Button variant="danger" loading={remove.isPending} disabled={!seesAll && companyId === ''} onClick={confirm}>
          Remove
        </Button>
      </span>
    </fieldset>
  );
}
