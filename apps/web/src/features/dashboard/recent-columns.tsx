import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import { ApplicantName } from '#entities/application/applicant-name.tsx';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { matchText } from '#entities/application/score-text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, tight } from '#ui/table.tsx';

export const recentColumns = ({
  onOpenCv,
}: {
  onOpenCv(application: RecentApplication): void;
}): Column<RecentApplication>[] => [
  { id: 'candidate', header: 'Candidate', primary: true, cell: (row) => <ApplicantName {...row} /> },
  { id: 'position', header: 'Position', className: tight, cell: ({ jobTitle }) => jobTitle },
  {
    id: 'applied',
    header: 'Applied',
    className: `md:whitespace-nowrap ${tight}`,
    cell: ({ appliedAt }) => <DateText moment={appliedAt} />,
  },
  { id: 'status', header: 'Status', className: tight, cell: ({ status }) => <ApplicationBadge status={status} /> },
  { id: 'score', header: 'Match Score', align: 'end', className: `md:whitespace-normal ${tight}`, cell: matchText },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    className: 'md:max-xl:pl-0',
    cell: (row) => (
      <div className="flex justify-end gap-1 max-md:-ml-2.5 md:max-xl:-mr-2 md:max-xl:gap-0">
        <ButtonLink
          to={`/dashboard/applications?jobId=${row.jobId}`}
          size="sm"
          variant="ghost"
          aria-label={`View the applications for ${row.jobTitle}, with ${row.name}`}
        >
          View
        </ButtonLink>
        {row.cvId && (
          <Button size="sm" variant="ghost" aria-label={`View CV of ${row.name}`} onClick={() => onOpenCv(row)}>
            View CV
          </Button>
        )}
      </div>
    ),
  },
];
