import { Eye } from 'lucide-react';
import { useState } from 'react';
import { exampleMatch, exampleRanking } from '#entities/score/example-match.ts';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import { Specimen } from './specimen.tsx';

const trend = [3, 5, 4, 6, 8, 7, 9, 12, 11, 14];
const people = exampleRanking.map((entry, index) => ({ ...entry, rank: index + 1, applied: `${12 - index} Nov 2025` }));
type Person = (typeof people)[number];

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    sortable: true,
    cell: (row) => (
      <span className="inline-flex items-center gap-2.5">
        <Avatar name={row.name} size="sm" />
        {row.name}
      </span>
    ),
  },
  { id: 'applied', header: 'Applied', cell: (row) => <span className="tabular text-muted">{row.applied}</span> },
  { id: 'status', header: 'Status', cell: () => <Badge tone="info">Interview</Badge> },
  {
    id: 'score',
    header: 'Match score',
    sortable: true,
    className: 'md:w-56',
    cell: (row) => <ScoreBar label="Match score" score={row.score} factors={row.factors} className="max-md:w-44" />,
  },
  { id: 'rank', header: 'Rank', align: 'end', cell: (row) => row.rank },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <IconButton label={`View CV of ${row.name}`} size="sm">
        <Eye />
      </IconButton>
    ),
  },
];

export function DataSpecimens() {
  const [sort, setSort] = useState<Sort>({ column: 'score', direction: 'descending' });
  const [page, setPage] = useState(2);
  const [size, setSize] = useState(10);
  return (
    <div className="grid gap-8">
      <StatSpecimens />
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name="ScoreBar: sizes">
          <ScoreBar label="Match score" score={exampleMatch.score} factors={exampleMatch.factors} size="lg" />
          <ScoreBar label="Match score" score={exampleMatch.score} factors={exampleMatch.factors} />
          <ScoreBar label="Match score" score={exampleMatch.score} factors={exampleMatch.factors} size="sm" />
        </Specimen>
        <Specimen name="ScoreBar: without factors, zero, full, none">
          <ScoreBar label="Match score" score={64} />
          <ScoreBar label="Match score" score={0} />
          <ScoreBar label="Match score" score={100} />
          <ScoreBar label="Match score" score={null} />
        </Specimen>
        <Specimen name="Sparkline">
          <Sparkline values={trend} label="Applications a day, rising from 3 to 14" />
        </Specimen>
      </div>
      <Card title="Table" description="On a phone each row becomes a card" flush>
        <Table
          caption="Example candidates"
          columns={columns}
          rows={people}
          rowKey={(row) => row.name}
          sort={sort}
          onSort={setSort}
          isSelected={(row) => row.rank === 2}
        />
        <div className="border-t border-line px-4 py-3">
          <Pagination
            label="Candidates"
            page={page}
            totalPages={5}
            hasPrev={page > 1}
            hasNext={page < 5}
            onPageChange={setPage}
            pageSize={size}
            pageSizes={[10, 25, 50]}
            onPageSizeChange={setSize}
          />
        </div>
      </Card>
    </div>
  );
}

const StatSpecimens = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <StatCard
      label="Active Jobs"
      value={8}
      change={14}
      comparison="vs last month"
      trend={trend}
      trendLabel="Active jobs, last ten weeks, rising"
    />
    <StatCard label="New Applications" value={126} change={-9} comparison="vs last week" />
    <StatCard label="Interviews this week" value={0} change={0} comparison="vs last week" />
    <StatCard label="Candidates to Review" value={null} comparison="vs yesterday" loading />
  </div>
);
