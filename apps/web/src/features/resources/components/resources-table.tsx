import type { AdminResourceItem } from '@candela/contract/resources/editor.routes.ts';
import { Link } from 'react-router';
import { type Column, Table, tight } from '#ui/table.tsx';
import { formatFull, formatMoment } from '../local-date.ts';
import { editorPath, typeNames } from '../resource-words.ts';
import { ResourceStateBadge } from './resource-state-badge.tsx';
import { ResourceThumbnail } from './resource-thumbnail.tsx';

const nothing = <span className="text-subtle">–</span>;
const columns: readonly Column<AdminResourceItem>[] = [
  {
    id: 'title',
    header: 'Title',
    primary: true,
    className: `md:min-w-56 xl:max-w-96 ${tight}`,
    cell: ({ id, title, type, thumbnail }) => (
      <Link to={editorPath(id)} className="group flex min-h-9 min-w-0 items-center gap-3 rounded-sm">
        <ResourceThumbnail picture={thumbnail} type={type} />
        <span className="min-w-0 group-hover:underline wrap-anywhere">{title}</span>
      </Link>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    className: `md:whitespace-nowrap ${tight}`,
    cell: ({ type }) => typeNames[type].one,
  },
  {
    id: 'state',
    header: 'State',
    className: tight,
    cell: ({ state, scheduledFor }) => <ResourceStateBadge state={state} scheduledFor={scheduledFor} />,
  },
  {
    id: 'views',
    header: 'Views, 30 days',
    align: 'end',
    className: tight,
    cell: ({ views }) => views.toLocaleString('en-GB'),
  },
  {
    id: 'leads',
    header: 'Leads',
    align: 'end',
    className: tight,
    cell: ({ type, leads }) => (type === 'whitepapers' ? leads.toLocaleString('en-GB') : nothing),
  },
  {
    id: 'updatedAt',
    header: 'Last change',
    className: `xl:whitespace-nowrap ${tight}`,
    cell: ({ updatedAt, updatedBy }) => (
      <span className="inline-grid max-md:justify-items-end">
        <time dateTime={updatedAt} title={formatFull(updatedAt)}>
          {/* Where it takes two lines, the time stands in the second. */}
          {formatMoment(updatedAt)
            .split(/(?<=,) /)
            .map((part) => (
              <span key={part} className="inline-block pr-1 whitespace-nowrap">
                {part}
              </span>
            ))}
        </time>
        {updatedBy && <span className="text-[13px]/5 text-muted">{updatedBy}</span>}
      </span>
    ),
  },
];

export function ResourcesTable({ resources }: { resources: readonly AdminResourceItem[] }) {
  return <Table caption="Resources" columns={columns} rows={resources} rowKey={({ id }) => id} />;
}
