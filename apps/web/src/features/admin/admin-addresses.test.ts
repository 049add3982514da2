import { describe, expect, it } from 'vitest';
import { leadsAddress, organisationsAddress, workAddress } from './admin-addresses.ts';

const read = (query: string) => organisationsAddress.read(new URLSearchParams(query));
const written = (current: string, next: string) =>
  organisationsAddress.write(new URLSearchParams(current), read(next)).toString();

describe('a list of the console in its address', () => {
  it('has the defaults of its call', () => {
    expect(read('')).toEqual({ page: 1, pageSize: 25, search: '', state: undefined, plan: undefined });
  });

  it('survives being written and read again', () => {
    const query = 'page=3&search=north+light&state=suspended&plan=scale';
    expect(written('', query)).toBe(query);
  });

  it('leaves the defaults out and what is not its own in', () => {
    expect(written('tab=interest&page=4&search=x', 'page=1')).toBe('tab=interest');
  });

  it('takes no nonsense', () => {
    expect(read(`page=-4&pageSize=5000&state=gone&plan=${'x'.repeat(61)}`)).toEqual(read(''));
    expect(read(`page=${'9'.repeat(40)}`)).toEqual(read(''));
    expect(read('page=').page).toBe(1);
    expect(leadsAddress.read(new URLSearchParams('resourceId=abc')).resourceId).toBeUndefined();
    expect(workAddress.read(new URLSearchParams('state=failed&name=mail.send'))).toMatchObject({
      state: 'failed',
      name: 'mail.send',
    });
  });
});
