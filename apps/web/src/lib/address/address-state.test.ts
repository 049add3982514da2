import { describe, expect, it } from 'vitest';
import {
  defineAddress,
  oneOf,
  optionalDay,
  optionalId,
  optionalNumber,
  pageNumber,
  typedText,
} from './address-state.ts';

describe('a page with an address of its own', () => {
  const address = defineAddress(
    {
      tab: oneOf(['open', 'closed'], 'open'),
      of: optionalId,
      search: typedText(10),
      page: pageNumber,
      panel: oneOf(['add']),
    },
    { keepsPage: ['panel'] },
  );
  const changed = (current: string, change: Parameters<typeof address.change>[1]) =>
    address.change(new URLSearchParams(current), change).toString();

  it('reads what it knows and nothing else', () => {
    expect(address.read(new URLSearchParams('tab=closed&search=abcdefghijkl&page=2&panel=add&of=x'))).toEqual({
      tab: 'closed',
      of: undefined,
      search: 'abcdefghij',
      page: 2,
      panel: 'add',
    });
  });

  it('starts at the first page again when anything but the page changes', () => {
    expect(changed('tab=closed&page=3', { search: 'x' })).toBe('tab=closed&search=x');
    expect(changed('tab=closed&page=3', { page: 4 })).toBe('tab=closed&page=4');
    expect(changed('page=3', { tab: 'closed', page: 3 })).toBe('page=3&tab=closed');
  });

  it('keeps the page for what says nothing about the list', () => {
    expect(changed('page=3', { panel: 'add' })).toBe('page=3&panel=add');
    expect(changed('page=3&panel=add', { panel: undefined })).toBe('page=3');
  });

  it('leaves alone what is not its own', () => {
    expect(changed('utm=x&page=3', { tab: 'closed' })).toBe('utm=x&tab=closed');
  });
});

describe('one value of an address', () => {
  const id = '0198c2b0-7f5e-7c1a-9a55-3f3c1f0b2d11';

  it.each([
    [pageNumber, '7', 7],
    [pageNumber, '0', 1],
    [pageNumber, '1.5', 1],
    [pageNumber, ' ', 1],
    [pageNumber, '100001', 1],
    [optionalNumber({ least: 1, most: 100 }), '65', 65],
    [optionalNumber({ least: 1, most: 100 }), '', undefined],
    [optionalNumber({ least: 0.1, most: 80, hasFractions: true }), '2.5', 2.5],
    [optionalId, id, id],
    [optionalId, id.slice(1), undefined],
    [optionalDay, '2028-02-29', '2028-02-29'],
    [optionalDay, '2027-02-29', undefined],
    [optionalDay, 'soon', undefined],
  ])('%# is what its text means, or missing', (field, text, value) => {
    expect(field.read(text)).toBe(value);
  });
});
