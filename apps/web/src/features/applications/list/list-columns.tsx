import { type ApplicationSort, applicationSorts } from '@candela/contract/applications/applications.routes.ts';
import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import { Link } from 'react-router';
import { ApplicantName } from '#entities/application/applicant-name.tsx';
import { ApplicationBadge } from '#entities/application/application-badge.tsx';
import { sourceWords } from '#entities/application/application-words.ts';
import { matchText } from '#entities/application/score-text.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, tight } from '#ui/table.tsx';

/** Between a phone and a wide screen there is room for who, for what, where they stand and when they came. */
const wideOnly = 'md:max-xl:hidden';

/** Columns that can be sorted by are called what the server calls them. */
export const sortOf = (column: string): ApplicationSort =>
  applicationSorts.find((sort) => sort === column) ?? 'applied';

export const listColumns = ({ onOpenCv }: { onOpenCv(row: RecentApplication): void }): Column<RecentApplication>[] => [
  {
    id: 'name',
    header: 'Candidate',
    primary: true,
    className: 'md:max-xl:pr-2',
    sortable: true,
    cell: (row) => (
      <Link to={`/dashboard/candidates/${row.candidateId}`} className="block underline-offset-3 hover:underline">
        <ApplicantName {...row} />
      </Link>
    ),
  },
  { id: 'position', header: 'Position', className: tight, cell: ({ jobTitle }) => jobTitle },
  { id: 'status', header: 'Stage', className: tight, cell: ({ status }) => <ApplicationBadge status={status} /> },
  {
    id: 'score',
    header: 'Match Score',
    align: 'end',
    className: `md:max-xl:whitespace-normal ${tight}`,
    sortable: true,
    cell: matchText,
  },
  { id: 'source', header: 'Source', className: wideOnly, cell: ({ source }) => sourceWords[source] },
  {
    id: 'applied',
    header: 'Applied',
    className: tight,
    sortable: true,
    cell: ({ appliedAt }) => <DateText moment={appliedAt} />,
  },
  {
    id: 'moved',
    header: 'Last moved',
    className: wideOnly,
    sortable: true,
    cell: ({ movedAt }) => <DateText moment={movedAt} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    className: tight,
    cell: (row) =>
      row.cvId && (
        <Button
          size="sm"
          variant="ghost"
          className="max-md:-ml-2.5"
          aria-label={`View CV of ${row.name}`}
          onClick={() => onOpenCv(row)}
        >
          View CV
        </Button>
      ),
  },
];
