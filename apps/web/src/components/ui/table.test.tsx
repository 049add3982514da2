import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Column, type Sort, Table } from './table.tsx';

interface Job {
  id: string;
  title: string;
  candidates: number;
}

const columns: Column<Job>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, sortable: true, primary: true },
  { id: 'candidates', header: 'Candidates', cell: ({ candidates }) => candidates, align: 'end' },
];
const rows: Job[] = [
  { id: '1', title: 'Head Chef', candidates: 4 },
  { id: '2', title: 'Nurse', candidates: 9 },
];

const draw = (props: { rows?: Job[]; sort?: Sort; onSort?: (sort: Sort) => void } = {}) =>
  render(
    <Table caption="Your jobs" columns={columns} rows={rows} rowKey={({ id }) => id} empty="None yet" {...props} />,
  );

it('is a table with a name, a header for each column and a row for each job', () => {
  draw();
  const table = screen.getByRole('table', { name: 'Your jobs' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title', 'Candidates']);
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['Head Chef', '4'],
    ['Nurse', '9'],
  ]);
});

it('says so in place of rows when there are none', () => {
  draw({ rows: [] });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('None yet')).toBeTruthy();
});

describe('sorting', () => {
  const sorted = async (sort: Sort | undefined) => {
    const onSort = vi.fn();
    draw({ sort, onSort });
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    return onSort.mock.calls[0]?.[0];
  };

  it('begins upwards and turns round with the next press', async () => {
    expect(await sorted(undefined)).toEqual({ column: 'title', direction: 'ascending' });
  });

  it('turns round when the column leads already', async () => {
    expect(await sorted({ column: 'title', direction: 'ascending' })).toEqual({
      column: 'title',
      direction: 'descending',
    });
  });

  it('is told to assistive technology, and offered only where it is possible', () => {
    draw({ sort: { column: 'title', direction: 'descending' }, onSort: () => undefined });
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.queryByRole('button', { name: 'Candidates' })).toBeNull();
  });
});
