import type {
  DuplicatePair,
  DuplicateReason,
  DuplicateRecord,
} from '@candela/contract/duplicates/duplicates.routes.ts';

export const reasonWords: Record<DuplicateReason, string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  text: 'Almost the same CV',
};

/** The record to keep unless the reader says otherwise: the one its person has claimed, or else the older. */
export const suggestedKeep = ({ records: [older, newer] }: DuplicatePair): DuplicateRecord =>
  newer.isClaimed && !older.isClaimed ? newer : older;

export const countText = (total: number): string =>
  total === 1
    ? '1 pair of records may be one person.'
    : `${total.toLocaleString('en-GB')} pairs of records may be one person each.`;

export interface ComparedRow {
  label: string;
  values: [string, string];
  /** The two say something, and not the same. */
  differs: boolean;
}

const roleOf = ({ title, employer }: DuplicateRecord) => [title, employer].filter(Boolean).join(' at ');

/** What can be told apart by reading. */
export function comparedRows([one, other]: DuplicatePair['records']): ComparedRow[] {
  const row = (label: string, read: (record: DuplicateRecord) => string): ComparedRow => {
    const values: [string, string] = [read(one), read(other)];
    return { label, values, differs: values[0] !== '' && values[1] !== '' && values[0] !== values[1] };
  };
  return [
    row('Email', ({ email }) => email),
    row('Phone', ({ phone }) => phone),
    row('Address', ({ address }) => address),
    row('Latest role', roleOf),
    // That different companies know the two is the usual case and no sign of two people.
    { ...row('Known to', ({ companies }) => companies.join(', ')), differs: false },
  ];
}
