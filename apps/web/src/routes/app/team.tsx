import { HandOver } from '#features/team/hand-over.tsx';
import { InviteForm } from '#features/team/invite-form.tsx';
import { PendingInvites } from '#features/team/pending-invites.tsx';
import { SeatUsage } from '#features/team/seat-usage.tsx';
import { Teammates } from '#features/team/teammates.tsx';
import { appMeta } from '#shell/app-meta.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Team');

export default function TeamPage() {
  return (
    <>
      <PageHeader
        title="Team"
        description="Who works with you, and on what."
        actions={
          <div className="w-full sm:w-72">
            <SeatUsage />
          </div>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Card title="Invite teammate">
          <InviteForm />
        </Card>
        <div className="grid gap-6">
          <PendingInvites />
          <Teammates />
          <HandOver />
        </div>
      </div>
    </>
  );
}
