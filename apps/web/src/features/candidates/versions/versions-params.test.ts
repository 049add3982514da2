import { describe, expect, it } from 'vitest';
import { versionsAddress } from './versions-params.ts';

const id = (last: number) => `0198c0de-0000-4000-8000-00000000000${last}`;
const read = (query: string) => versionsAddress.read(new URLSearchParams(query));

describe('a comparison in the address', () => {
  it('is of the latest run, of those who moved', () => {
    expect(read(`jobId=${id(1)}`)).toEqual({
      jobId: id(1),
      before: undefined,
      after: undefined,
      show: 'moved',
      page: 1,
    });
  });

  it('survives being written and read again, and leaves the defaults out', () => {
    const query = `jobId=${id(1)}&before=${id(2)}&after=${id(3)}&show=crossed&page=4`;
    expect(versionsAddress.write(new URLSearchParams(), read(query)).toString()).toBe(query);
    expect(versionsAddress.write(new URLSearchParams('utm=x&page=2'), read('')).toString()).toBe('utm=x');
  });

  it('takes no nonsense', () => {
    expect(read('jobId=1&before=x&after=&show=gone&page=-1')).toEqual(read(''));
    expect(read('page=1.5').page).toBe(1);
  });
});
