import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { getProcessing } from '@candela/contract/privacy/privacy.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { Card } from '#ui/card.tsx';
import { CardOutline, TableOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { type Column, Table } from '#ui/table.tsx';

type Entry = RouteOutput<typeof getProcessing>['data'][number];

const personWords: Record<Entry['persons'][number], string> = {
  candidate: 'Candidates',
  account: 'Account holders',
  address: 'People we only have an email address for',
};

const columns: readonly Column<Entry>[] = [
  { id: 'holds', header: 'What is held', primary: true, className: 'md:whitespace-normal', cell: ({ holds }) => holds },
  {
    id: 'persons',
    header: 'About whom',
    className: 'md:whitespace-normal',
    cell: ({ persons }) => persons.map((person) => personWords[person]).join(', '),
  },
  { id: 'exported', header: 'In a copy', className: 'md:whitespace-normal', cell: ({ exported }) => exported },
  { id: 'erased', header: 'When erased', className: 'md:whitespace-normal', cell: ({ erased }) => erased },
];

/** What the product holds about persons, from the declarations that export and erasure follow. */
export function ProcessingPage() {
  const query = useQuery(apiQuery(getProcessing));
  return (
    <QueryState query={query} skeleton={<ProcessingOutline />}>
      {({ data }) => (
        <div className="grid gap-6">
          {[...Map.groupBy(data, ({ feature }) => feature)].map(([feature, entries]) => (
            <Card key={feature} title={titleOf(feature)} flush>
              <div className="border-t border-line">
                <Table
                  caption={`Personal data of ${titleOf(feature)}`}
                  columns={columns}
                  rows={entries}
                  rowKey={({ table }) => table}
                />
              </div>
            </Card>
          ))}
        </div>
      )}
    </QueryState>
  );
}

/** Parts of the product that users know by another name. */
const titles: Readonly<Record<string, string>> = {
  auth: 'Sign-in',
  authorship: 'Signs of AI writing',
  cvs: 'CVs',
  sso: 'Single sign-on',
};

/** `job-board` reads as `Job board`. */
const titleOf = (feature: string): string =>
  titles[feature] ?? feature.charAt(0).toUpperCase() + feature.slice(1).replaceAll('-', ' ');

/** A table for each part of the product. */
export const ProcessingOutline = () => (
  <div role="status" aria-label="Loading the record" className="grid gap-6">
    {['first', 'second', 'third'].map((place) => (
      <CardOutline key={place} flush>
        <div className="border-t border-line">
          <TableOutline rows={4} isFramed />
        </div>
      </CardOutline>
    ))}
  </div>
);
