import { teamRoleOf } from '@candela/contract/organisations/organisations.routes.ts';
import { listTeam } from '@candela/contract/team/team.routes.ts';
import type { TeamMember } from '@candela/contract/team/team.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Trash2, UserCog } from 'lucide-react';
import { useRef, useState } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { focusPage } from '#lib/focus-page.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ChangeRole } from './change-role.tsx';
import { RemoveTeammate } from './remove-teammate.tsx';
import { roleWords } from './role-words.ts';

export function Teammates() {
  const team = useQuery(apiQuery(listTeam));
  return (
    <Card title="Teammates" flush>
      <QueryState query={team} skeleton={<SkeletonRows rows={3} label="Loading your teammates" />} isFlush>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-5 pb-5 text-muted">No teammates yet.</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {data.map((member) => (
                <TeammateRow key={member._id} member={member} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function TeammateRow({ member }: { member: TeamMember }) {
  const [open, setOpen] = useState<'role' | 'remove'>();
  const toggle = (part: 'role' | 'remove') => setOpen(open === part ? undefined : part);
  const name = `${member.firstName} ${member.lastName}`.trim() || member.email;
  const row = useRef<HTMLLIElement>(null);
  /** What was pressed goes with its part: the focus goes back to what opened it, or to the page where the row is gone too. */
  const close = () => {
    const opener = row.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    if (opener) opener.focus();
    else focusPage();
    setOpen(undefined);
  };
  return (
    <li ref={row} className="grid gap-3 px-5 py-3">
      <div className="flex items-center gap-4">
        <Avatar name={name} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
          <div className="grid min-w-0 flex-1 basis-48">
            <span className="font-medium wrap-anywhere">{name}</span>
            <EmailText email={member.email} className="text-[13px]/5 text-muted" />
          </div>
          <MemberBadges member={member} />
        </div>
        <span className="flex">
          <IconButton
            label={`Change the role of ${name}`}
            aria-expanded={open === 'role'}
            onClick={() => toggle('role')}
          >
            <UserCog aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Remove ${name}`}
            variant="danger"
            aria-expanded={open === 'remove'}
            onClick={() => toggle('remove')}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {open === 'role' && <ChangeRole member={member} name={name} onDone={close} />}
      {open === 'remove' && <RemoveTeammate member={member} onDone={close} />}
    </li>
  );
}

/** What they are, and where: one word for the role, one badge a company. */
function MemberBadges({ member }: { member: TeamMember }) {
  const role = teamRoleOf(member);
  const places = member.memberships.map(({ scope, companyName }) =>
    scope === 'all' ? '(All companies)' : companyName,
  );
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{roleWords[role]}</Badge>
      {(role === 'interviewer' ? [] : places).map((place) => (
        <Badge key={place} isLong>
          {place}
        </Badge>
      ))}
    </span>
  );
}
