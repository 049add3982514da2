import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';
import { CalendarPlus, MailCheck, UserCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { IfMay } from '#components/if-may.tsx';
import { CvContacts } from '#entities/cv/cv-contacts.tsx';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { ScheduleDialog } from '#entities/interview/schedule-dialog.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

export function PersonHeader({ person }: { person: Person }) {
  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar name={person.name} size="lg" className="max-sm:hidden" />
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-xl/7 font-semibold tracking-tight break-words">{person.name || 'No name found'}</h1>
          <ClaimBadge person={person} />
          {person.isPeopleOnly && <Badge tone="info">{peopleOnlyText}</Badge>}
        </div>
        <CvContacts person={person} />
        <OtherRecords person={person} />
      </div>
      <IfMay permission="interview.schedule">
        <Schedule person={person} />
      </IfMay>
    </header>
  );
}

const otherWords = {
  own: { why: 'This person also applied with their own CV.', open: 'Open that record' },
  added: { why: 'Your team also uploaded a CV of this person.', open: 'Open that record' },
};

/** Why one person has two pages, and the way to the other. */
const OtherRecords = ({ person: { otherRecords } }: { person: Person }) =>
  otherRecords.map(({ candidateId, kind }) => (
    <p key={candidateId} className="text-[13px]/5 text-muted">
      {otherWords[kind].why}{' '}
      <Link to={`/dashboard/candidates/${candidateId}`} className="text-accent-text underline underline-offset-2">
        {otherWords[kind].open}
      </Link>
    </p>
  ));

/** For the jobs in whose pipeline the candidate is. */
function Schedule({ person: { candidateId, name, email, scores } }: { person: Person }) {
  const jobs = scores
    .filter(({ status }) => status !== null && status !== 'hired' && status !== 'rejected')
    .map(({ jobId, jobTitle, companyName }) => ({ _id: jobId, title: jobTitle, companyName }));
  if (jobs.length === 0) return null;
  return (
    <div className="shrink-0">
      <ScheduleDialog
        subject={{ candidateId, candidateName: name, candidateEmail: email, jobs }}
        trigger={<Button icon={<CalendarPlus aria-hidden="true" className="size-4" />}>Schedule Interview</Button>}
      />
    </div>
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
