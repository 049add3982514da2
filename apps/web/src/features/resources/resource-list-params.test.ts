import { describe, expect, it } from 'vitest';
import { resourceListAddress } from './resource-list-params.ts';

const read = (query: string) => resourceListAddress.read(new URLSearchParams(query));

describe('the address of the list', () => {
  it('says what is shown', () => {
    expect(read('type=news&state=changed&search=pay&page=3')).toEqual({
      type: 'news',
      state: 'changed',
      search: 'pay',
      page: 3,
    });
  });

  it('falls back where it makes no sense', () => {
    const plain = { type: undefined, state: undefined, search: '', page: 1 };
    expect(read('')).toEqual(plain);
    expect(read('type=poems&state=burnt&page=-1')).toEqual(plain);
    expect(read('page=1e9')).toEqual(plain);
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });

  it('stays as short as it can, and leaves what is not its own', () => {
    const next = resourceListAddress.write(new URLSearchParams('type=news&utm=1'), { ...read(''), page: 2 });
    expect(next.toString()).toBe('utm=1&page=2');
  });
});
