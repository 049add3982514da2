import { engineText } from '@candela/contract/kernel/engine-text.ts';
import type { Receipt } from '@candela/contract/receipts/receipts.schemas.ts';
import { applicationWords } from '#entities/application/application-words.ts';
import { formatDate, type Zone } from '#lib/dates.ts';

/** A candidate who rejects is one who withdrew: it is nothing an employer decided. */
export function decisionText({ from, to, by }: Pick<Receipt, 'from' | 'to' | 'by'>): string {
  const isOwn = by.role === 'candidate';
  const name = (status: Receipt['to']) =>
    isOwn && status === 'rejected' ? 'Withdrawn' : applicationWords[status].label;
  return from === null ? `Application received (${name(to)})` : `${name(from)} → ${name(to)}`;
}

const roles = { candidate: 'The candidate', recruiter: 'A recruiter', system: 'The system, by a rule' } as const;

/** The receipt line by line, as a person reads it. */
export const receiptRows = (receipt: Receipt, zone: Zone): [label: string, value: string][] => [
  ['Decision', decisionText(receipt)],
  ['Job', `${receipt.job} at ${receipt.company}`],
  ['When', formatDate(receipt.at, 'full', zone)],
  ['By', receipt.by.name ? `${receipt.by.name} (${receipt.by.role})` : roles[receipt.by.role]],
  [
    'Score',
    receipt.score === null
      ? 'There was none'
      : `${Math.round(receipt.score.value)} of 100, by ${engineText(receipt.score.engine, receipt.score.version)}`,
  ],
  ['Receipt', `Number ${receipt.number} of application ${receipt.application}`],
  ['Hash', receipt.hash],
  ['Hash before', receipt.previous ?? 'None: it is the first'],
];
