import { describe, expect, it } from 'vitest';
import { jobListAddress, toJobListQuery } from './job-list-params.ts';

const company = '0198c0de-0000-4000-8000-000000000001';
const read = (query: string) => jobListAddress.read(new URLSearchParams(query));

describe('the list in the address', () => {
  it('starts with active jobs, the newest first', () => {
    expect(toJobListQuery(read(''))).toEqual({
      page: 1,
      pageSize: 25,
      sort: 'postedAt',
      order: 'desc',
      status: 'Active',
      companyId: undefined,
      search: undefined,
    });
  });

  it('survives being written and read again', () => {
    const query = `tab=draft&search=nurse&companyId=${company}&sort=title&order=asc&page=3&add=manual`;
    expect(jobListAddress.write(new URLSearchParams(), read(query)).toString()).toBe(query);
  });

  it('leaves the defaults out and what is not ours in', () => {
    expect(jobListAddress.write(new URLSearchParams('utm=x&page=2'), { ...read(''), page: 1 }).toString()).toBe(
      'utm=x',
    );
  });

  it('takes no nonsense', () => {
    expect(read('tab=gone&page=-4&sort=salary&order=up&companyId=abc&add=fax')).toEqual(read(''));
    expect(read(`page=${'9'.repeat(40)}`).page).toBe(1);
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});
