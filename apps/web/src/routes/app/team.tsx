import { HandOver } from '#features/team/hand-over.tsx';
import { InviteForm } from '#features/team/invite-form.tsx';
import { PendingInvites } from '#features/team/pending-invites.tsx';
import { SeatUsage } from '#features/team/seat-usage.tsx';
import { Teammates } from '#features/team/teammates.tsx';
import { useAreTeamListsKnown, useSeats } from '#features/team/use-team.ts';
import { useOnce } from '#lib/use-once.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Card } from '#ui/card.tsx';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FieldOutline, Skeleton, SkeletonRows } from '#ui/skeleton.tsx';

export const meta = appMeta('Team');

export const handle: PageHandle = {
  outline: (
    <PageOutline action={<SeatsOutline />}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <CardOutline>
          <InviteOutline />
        </CardOutline>
        <ListsOutline />
      </div>
    </PageOutline>
  ),
};

/** Who is invited, and below who is there. */
function ListsOutline() {
  return (
    <div className="grid gap-6">
      <CardOutline flush>
        <SkeletonRows rows={2} isPlain rowClassName="h-16" />
      </CardOutline>
      <CardOutline flush>
        <SkeletonRows rows={2} rowClassName="h-16" />
      </CardOutline>
    </div>
  );
}

function InviteOutline() {
  return (
    <div className="grid gap-5">
      <FieldOutline />
      <div className="grid gap-1.5">
        <FieldOutline />
        <LinesOutline lines={2} />
      </div>
      <LinesOutline lines={6} />
      <FieldOutline />
      <Skeleton className="h-control w-26" />
    </div>
  );
}

/** How many seats are used. */
function SeatsOutline() {
  return (
    <div className="grid w-full gap-1.5 sm:w-72">
      <Skeleton className="my-1 h-3 w-24" />
      <Skeleton className="h-1.5" />
    </div>
  );
}

export default function TeamPage() {
  const { seats, error } = useSeats();
  const areSeatsKnown = useOnce(Boolean(seats ?? error));
  const areListsKnown = useAreTeamListsKnown();
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
          {/* Whether a seat is left stands above the form: shown with it, so that it does not jump. */}
          {areSeatsKnown ? <InviteForm /> : <InviteOutline />}
        </Card>
        {areListsKnown ? (
          <div className="grid gap-6">
            <PendingInvites />
            <Teammates />
            <HandOver />
          </div>
        ) : (
          <ListsOutline />
        )}
      </div>
    </>
  );
}
