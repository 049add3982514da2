import type { DuplicatePair, DuplicateRecord } from '@candela/contract/duplicates/duplicates.routes.ts';
import { describe, expect, it } from 'vitest';
import { comparedRows, countText, suggestedKeep } from './duplicate-words.ts';

const record = (values: Partial<DuplicateRecord>): DuplicateRecord => ({
  candidateId: 'one',
  name: 'Ada Quist',
  email: 'ada@example.test',
  phone: '',
  address: '',
  isClaimed: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  cvId: null,
  fileName: null,
  title: '',
  employer: '',
  companies: [],
  applications: [],
  ...values,
});
const pair = (one: Partial<DuplicateRecord>, other: Partial<DuplicateRecord>): DuplicatePair => ({
  reasons: ['email'],
  foundAt: '2026-11-02T09:00:00.000Z',
  records: [record(one), record({ candidateId: 'other', ...other })],
});

describe('two records side by side', () => {
  it('suggest to keep the claimed one, or else the older', () => {
    expect(suggestedKeep(pair({}, {})).candidateId).toBe('one');
    expect(suggestedKeep(pair({}, { isClaimed: true })).candidateId).toBe('other');
    expect(suggestedKeep(pair({ isClaimed: true }, { isClaimed: true })).candidateId).toBe('one');
  });

  it('differ where both say something else, not where one says nothing', () => {
    const rows = comparedRows(pair({ phone: '1', title: 'Nurse' }, { phone: '2', email: 'ada@example.test' }).records);
    expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['Phone']);
  });

  it('are counted in words', () => {
    expect([countText(1), countText(1200)]).toEqual([
      '1 pair of records may be one person.',
      '1,200 pairs of records may be one person each.',
    ]);
  });
});
