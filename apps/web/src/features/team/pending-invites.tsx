import { listInvites } from '@candela/contract/team/team.routes.ts';
import type { Invite } from '@candela/contract/team/team.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#components/form/server-errors.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { roleWords } from './role-words.ts';
import { useResend, useRevoke } from './use-team.ts';

export function PendingInvites() {
  const invites = useQuery(apiQuery(listInvites));
  return (
    <Card title="Pending invites" flush>
      <QueryState query={invites} skeleton={<SkeletonRows rows={2} label="Loading pending invites" />} isFlush>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-5 pb-5 text-muted">No pending invites.</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {data.map((invite) => (
                <InviteRow key={invite._id} invite={invite} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const resend = useResend();
  const sendAgain = async () => {
    try {
      toast.success((await resend.mutateAsync(invite._id)).message);
    } catch (error) {
      toast.error(toFailure(error, 'Failed to resend invite').message);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <EmailText email={invite.email} className="font-medium" />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <InviteBadges invite={invite} />
          <InviteAge invite={invite} />
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={`Resend the invite to ${invite.email}`}
          loading={resend.isPending}
          onClick={sendAgain}
        >
          Resend
        </Button>
        <RevokeInvite invite={invite} isDisabled={resend.isPending} />
      </div>
    </li>
  );
}

function RevokeInvite({ invite, isDisabled }: { invite: Invite; isDisabled: boolean }) {
  const revoke = useRevoke();
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={`Revoke the invite to ${invite.email}`} disabled={isDisabled}>
          Revoke
        </Button>
      }
      title={`Revoke the invite to ${invite.email}?`}
      description="The link in the email stops working immediately."
      confirmLabel="Revoke invite"
      onConfirm={async () => {
        try {
          toast.success((await revoke.mutateAsync(invite._id)).message);
          return true;
        } catch (error) {
          // Not in the dialog: an invite that was just accepted leaves the list, and takes the dialog with it.
          toast.error(toFailure(error, 'Failed to revoke invite').message);
          return false;
        }
      }}
    />
  );
}

/** A recruiter by what they will see; the other roles by name first. */
const InviteBadges = ({ invite: { role, scope, companyName } }: { invite: Invite }) => (
  <>
    {role !== 'recruiter' && <Badge tone="accent">{roleWords[role]}</Badge>}
    {role !== 'interviewer' && <Badge isLong>{scope === 'company' ? `Company: ${companyName}` : allWords[role]}</Badge>}
  </>
);
const allWords = { recruiter: 'Admin (All companies)', viewer: 'All companies' };

function InviteAge({ invite }: { invite: Invite }) {
  const zone = deviceZone();
  if (invite.isExpired) return <Badge tone="warning">Expired</Badge>;
  return (
    <span className="text-[13px]/5 text-muted">
      Sent {formatDate(invite.sentAt, 'shortDay', zone)}, works until {formatDate(invite.expiresAt, 'shortDay', zone)}
    </span>
  );
}
