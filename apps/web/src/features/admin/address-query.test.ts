import { listWork } from '@candela/contract/admin/admin-console.routes.ts';
import { listLeads } from '@candela/contract/admin/admin-leads.routes.ts';
import { listOrganisations } from '@candela/contract/admin/admin-people.routes.ts';
import { describe, expect, it } from 'vitest';
import { readAddressQuery, writeAddressQuery } from './address-query.ts';

const read = (query: string) => readAddressQuery(listOrganisations, new URLSearchParams(query));
const written = (current: string, next: string) =>
  writeAddressQuery(listOrganisations, new URLSearchParams(current), read(next)).toString();

describe('a query in the address', () => {
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
    expect(read('page=-4&pageSize=5000&state=gone')).toEqual(read(''));
    expect(read(`page=${'9'.repeat(40)}&search=${'x'.repeat(500)}`)).toEqual(read(''));
    expect(read('page=').page).toBe(1);
    const leads = readAddressQuery(listLeads, new URLSearchParams('resourceId=abc'));
    expect(leads.resourceId).toBeUndefined();
    expect(readAddressQuery(listWork, new URLSearchParams('state=failed&name=mail.send'))).toMatchObject({
      state: 'failed',
      name: 'mail.send',
    });
  });
});
