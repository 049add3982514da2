import type { PersonItem } from '@candela/contract/candidates/candidates.routes.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { cn } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { yearsText } from '../shared/ranking-words.ts';
import { snippetParts } from './snippet.ts';

const mostSkills = 6;
const mostStages = 3;

export interface PersonRowProps {
  person: PersonItem;
  /** Stands for the name in blind mode. */
  blindName: string | null;
}

/** One person found. In blind mode nothing here says who it is; the person's own page does. */
export const PersonRow = memo(function PersonRow({ person, blindName }: PersonRowProps) {
  const role = [person.title, person.company].filter(Boolean).join(' at ');
  const name = blindName ?? (person.name || 'No name found');
  const moreSkills = person.skills.length - mostSkills;
  return (
    <li className="relative flex gap-3 px-4 py-3.5 hover:bg-hover has-[a:focus-visible]:bg-hover max-md:flex-wrap max-md:gap-y-2">
      {!blindName && <Avatar name={person.name} className="mt-0.5 max-sm:hidden" />}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          {/* The whole row is the target; the name is what it is called. */}
          <Link
            to={`/dashboard/candidates/${person.candidateId}`}
            className="font-medium after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {!blindName && person.email && <EmailText email={person.email} className="text-[13px] text-muted" />}
        </div>
        <p className="text-muted">
          {role ? `${role}, ` : ''}
          {yearsText(person.experience_years)} of experience
        </p>
        {/* The words around a find may well be a name. */}
        {person.snippet && !blindName && (
          <p className="line-clamp-2 text-[13px]/5 text-muted">
            {snippetParts(person.snippet).map(({ at, text, isFound }) =>
              isFound ? (
                <mark key={at} className="rounded-sm bg-accent-soft px-0.5 text-text">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        )}
        {person.skills.length > 0 && (
          <p className="flex flex-wrap gap-1.5 pt-0.5">
            {person.skills.slice(0, mostSkills).map((skill) => (
              <span key={skill} className="rounded-md bg-neutral-soft px-2 text-xs/5 text-neutral-text">
                {skill}
              </span>
            ))}
            {moreSkills > 0 && <span className="text-xs/5 text-muted">+{moreSkills}</span>}
          </p>
        )}
      </div>
      {person.stages.length > 0 && <Stages stages={person.stages} isBesideAvatar={!blindName} />}
    </li>
  );
});

/** Beside the words, on a phone below them. */
function Stages({ stages, isBesideAvatar }: { stages: PersonItem['stages']; isBesideAvatar: boolean }) {
  const more = stages.length - mostStages;
  return (
    <ul
      aria-label="Applications"
      className={cn(
        'grid content-start gap-1.5 max-md:w-full md:justify-items-end',
        isBesideAvatar && 'sm:max-md:pl-11',
      )}
    >
      {stages.slice(0, mostStages).map(({ jobId, jobTitle, status }) => (
        <li key={jobId} className="flex max-w-64 items-center gap-2 text-[13px]/5">
          <span className="min-w-0 wrap-break-word text-muted md:text-right">{jobTitle}</span>
          <ApplicationBadge status={status} />
        </li>
      ))}
      {more > 0 && <li className="text-[13px]/5 text-muted">+{more} more</li>}
    </ul>
  );
}
