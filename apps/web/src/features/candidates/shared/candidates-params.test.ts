import { describe, expect, it } from 'vitest';
import { candidatesAddress, joinSkills } from './candidates-params.ts';

const company = '0198c0de-0000-4000-8000-000000000001';
const job = '0198c0de-0000-4000-8000-000000000002';
const read = (query: string) => candidatesAddress.read(new URLSearchParams(query));

describe('the page in the address', () => {
  it('starts with the ranking, from 65 on', () => {
    expect(read('')).toEqual({
      view: 'ranked',
      companyId: undefined,
      jobId: undefined,
      page: 1,
      compare: [],
      minScore: 65,
      ofCompanyId: undefined,
      search: '',
      skills: [],
      minYears: undefined,
      stage: undefined,
    });
  });

  it('survives being written and read again', () => {
    for (const query of [
      `companyId=${company}&jobId=${job}&minScore=0&page=3`,
      `view=all&ofCompanyId=${company}&search=nurse&skills=React%2CGo&minYears=2.5&stage=offer&page=2`,
    ]) {
      expect(candidatesAddress.write(new URLSearchParams(), read(query)).toString().split('&').sort()).toEqual(
        query.split('&').sort(),
      );
    }
  });

  it('leaves defaults out and what is not ours in', () => {
    expect(candidatesAddress.write(new URLSearchParams('utm=x&page=2'), read('')).toString()).toBe('utm=x');
  });

  it('takes no nonsense', () => {
    expect(read('view=x&companyId=1&jobId=2&minScore=abc&page=0&minYears=-1&stage=gone')).toEqual(read(''));
    expect(read('minScore=1000').minScore).toBe(100);
    expect(read('minYears=81').minYears).toBeUndefined();
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });

  it('keeps whole skills only', () => {
    expect(joinSkills([' C++ ', '', 'a,b'])).toBe('C++,a b');
    expect(joinSkills(['x'.repeat(300), 'y'.repeat(300)])).toBe('x'.repeat(300));
  });
});
