import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { MailCheck, UserCheck, UserRound } from 'lucide-react';
import { CvContacts } from '#entities/cv/cv-contacts.tsx';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';

export function PersonHeader({ person }: { person: Person }) {
  return (
    <header className="flex items-start gap-4">
      <Avatar name={person.name} size="lg" className="max-sm:hidden" />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-xl/7 font-semibold tracking-tight break-words">{person.name || 'No name found'}</h1>
          <ClaimBadge person={person} />
        </div>
        <CvContacts person={person} />
      </div>
    </header>
  );
}

/** Whether the person themselves is here, or only their CV. */
function ClaimBadge({ person: { isClaimed, invitedAt } }: { person: Person }) {
  if (isClaimed) {
    return (
      <Badge tone="success" icon={<UserCheck aria-hidden="true" />}>
        Has an account
      </Badge>
    );
  }
  if (invitedAt) {
    return (
      <Badge tone="info" icon={<MailCheck aria-hidden="true" />}>
        <time dateTime={invitedAt} title={fullText(invitedAt)}>
          Invited {dayText(invitedAt)}
        </time>
      </Badge>
    );
  }
  return <Badge icon={<UserRound aria-hidden="true" />}>Not invited</Badge>;
}
