import type { DuplicateRecord } from '@candela/contract/duplicates/duplicates.routes.ts';
import { FileText, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { dayText } from '#entities/cv/cv-text.ts';
import { cn } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Radio } from '#ui/radio.tsx';
import type { ComparedRow } from './duplicate-words.ts';

export interface DuplicateRecordProps {
  record: DuplicateRecord;
  rows: readonly ComparedRow[];
  side: 0 | 1;
  /** Groups the two choices of one pair. */
  choice: string;
  isKept: boolean;
  onKeep(): void;
}

/** One of two records; choosing it keeps its name and details. */
export function DuplicateRecordPanel({ record, rows, side, choice, isKept, onKeep }: DuplicateRecordProps) {
  return (
    <div className={cn('flex flex-col gap-4 rounded-lg border p-4', isKept ? 'border-accent' : 'border-line')}>
      <div className="flex items-start gap-3">
        <Avatar name={record.name} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <Link to={`/dashboard/candidates/${record.candidateId}`} className="font-medium break-words hover:underline">
            {record.name || 'No name found'}
          </Link>
          <span className="text-[13px]/5 text-muted">Here since {dayText(record.createdAt)}</span>
        </div>
        {record.isClaimed && (
          <Badge tone="success" icon={<UserCheck aria-hidden="true" />}>
            Has an account
          </Badge>
        )}
      </div>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm/5">
        {rows.map(({ label, values, differs }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className={cn('break-words', differs && 'font-medium text-warning-text')}>
              {values[side] ? <EmailText email={values[side]} /> : <span className="text-subtle">Not given</span>}
            </dd>
          </div>
        ))}
        <dt className="text-muted">CV</dt>
        <dd className="flex min-w-0 items-start gap-1.5">
          {record.fileName ? (
            <>
              <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-subtle" />
              <span className="min-w-0 wrap-anywhere">{record.fileName}</span>
            </>
          ) : (
            <span className="text-subtle">None</span>
          )}
        </dd>
        <dt className="text-muted">Applications</dt>
        <dd>
          {record.applications.length === 0 && <span className="text-subtle">None</span>}
          <ul className="grid gap-1">
            {record.applications.map(({ jobId, jobTitle, companyName, status }) => (
              <li key={jobId} className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words">
                {jobTitle} <span className="text-muted">at {companyName}</span> <ApplicationBadge status={status} />
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <label
        htmlFor={`${choice}-${side}`}
        className="mt-auto flex cursor-pointer items-start gap-2.5 border-t border-line pt-3 text-sm/5"
      >
        <Radio id={`${choice}-${side}`} name={choice} checked={isKept} onChange={onKeep} />
        <KeepWords name={record.name} />
      </label>
    </div>
  );
}

/** To those who see both panels they say enough; to others, whose name is meant. */
const KeepWords = ({ name }: { name: string }) => (
  <span>
    Keep this name and these details
    <span className="sr-only">: {name || 'no name found'}</span>
  </span>
);
