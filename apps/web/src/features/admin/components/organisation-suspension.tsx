import type { OrganisationDetail } from '@candela/contract/admin/admin-people.routes.ts';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { counted } from '../format.ts';
import { useOrganisationSuspension } from '../use-suspension.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Shuts an organisation out, or lets it back in: one button for both, so that it is still there to take the focus afterwards. */
export function OrganisationSuspension({ organisation }: { organisation: OrganisationDetail }) {
  const { id, name, suspendedAt } = organisation;
  const [asking, setAsking] = useState<'reinstate' | 'suspend'>();
  const change = useOrganisationSuspension(id);
  const close = () => setAsking(undefined);
  return (
    <>
      <Button onClick={() => setAsking(suspendedAt ? 'reinstate' : 'suspend')}>
        {suspendedAt ? 'Reinstate' : 'Suspend'}
      </Button>
      <ConfirmDialog
        tone="primary"
        open={asking === 'reinstate'}
        onOpenChange={close}
        title={`Reinstate ${name}?`}
        description="Its members can sign in again, and its active jobs return to the public site."
        confirmLabel="Reinstate organisation"
        onConfirm={async () => {
          await change.mutateAsync({ isSuspended: false });
          toast.success(`${name} is active again`);
        }}
      />
      {asking === 'suspend' && (
        <SuspendDialog
          title={`Suspend ${name}?`}
          confirmLabel="Suspend organisation"
          consequences={consequencesFor(organisation)}
          onClose={close}
          onSuspend={async (reason) => {
            await change.mutateAsync({ isSuspended: true, reason });
            toast.success(`${name} is suspended`);
          }}
        />
      )}
    </>
  );
}

const consequencesFor = ({ members, activeJobs }: OrganisationDetail): string[] => [
  `${members === 1 ? 'Its member is' : `Its ${counted(members, 'member')} are`} signed out and cannot sign in.`,
  activeJobs === 0
    ? 'It has no jobs on the public site.'
    : `Its ${counted(activeJobs, 'active job')} ${activeJobs === 1 ? 'is' : 'are'} taken off the public site.`,
  'Nothing is deleted; you can reinstate it at any time.',
];
