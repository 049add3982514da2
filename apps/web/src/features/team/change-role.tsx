import { teamRoleOf } from '@candela/contract/organisations/organisations.routes.ts';
import { type InviteRole, inviteRoles, type TeamMember } from '@candela/contract/team/team.schemas.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { roleHints, roleWords } from './role-words.ts';
import { useChangeRole } from './use-team.ts';

interface ChangeRoleProps {
  member: TeamMember;
  name: string;
  onDone(): void;
}

/** What a teammate does, changed on the spot. Whether a recruiter is an admin follows from what they see. */
export function ChangeRole({ member, name, onDone }: ChangeRoleProps) {
  const change = useChangeRole(member._id);
  const current = teamRoleOf(member);
  const [role, setRole] = useState<InviteRole>(current === 'admin' ? 'recruiter' : current);
  const save = async () => {
    try {
      toast.success((await change.mutateAsync(role)).message);
      onDone();
    } catch (error) {
      toast.error(toFailure(error, 'Failed to change the role').message);
    }
  };
  return (
    <fieldset className="flex flex-wrap items-start justify-between gap-3 rounded-md bg-neutral-soft p-3">
      <legend className="sr-only">Change the role of {name}</legend>
      <Field label="Role" required hint={roleHints[role]} className="min-w-52 flex-1">
        <Select
          value={role}
          onChange={(event) => setRole(inviteRoles.find((each) => each === event.target.value) ?? role)}
        >
          {inviteRoles.map((each) => (
            <option key={each} value={each}>
              {roleWords[each]}
            </option>
          ))}
        </Select>
      </Field>
      {/* Beside the field, not beside the hint below it. */}
      <span className="flex gap-2 sm:mt-6.5">
        <Button onClick={onDone} disabled={change.isPending}>
          Cancel
        </Button>
        <Button variant="primary" loading={change.isPending} onClick={save}>
          Change role
        </Button>
      </span>
    </fieldset>
  );
}
