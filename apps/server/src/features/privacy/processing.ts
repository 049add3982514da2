import type { processingEntrySchema } from '@candela/contract/privacy/privacy.routes.ts';
import type { z } from 'zod';
import type { Belonging, PersonalData, PersonalTable } from '../../platform/manifest/personal-data.ts';

type ProcessingEntry = z.infer<typeof processingEntrySchema>;

/** The record of processing, from what the features declare. */
export const recordOfProcessing = ({ byFeature }: PersonalData): ProcessingEntry[] =>
  byFeature.flatMap(({ feature, tables }) =>
    Object.entries(tables).map(([table, declared]) => ({
      feature,
      table,
      holds: declared.holds,
      persons: [...new Set(Object.values(declared.belongs).map(personOf))],
      exported: inWords.exported(declared.exported),
      erased: inWords.erased(declared.erased),
    })),
  );

function personOf(belonging: Belonging): 'candidate' | 'account' | 'address' {
  if (typeof belonging === 'object' || belonging === 'candidate') return 'candidate';
  return belonging === 'email' ? 'address' : 'account';
}

const inWords = {
  exported: (exported: PersonalTable['exported']): string => {
    if (exported === 'whole') return 'In the copy, whole';
    return 'never' in exported
      ? `Not in the copy. ${exported.never}`
      : 'In the copy, without secrets and technical fields';
  },
  erased: (erased: PersonalTable['erased']): string => {
    if (erased === 'with its owner') return 'Deleted with the candidate or account it belongs to';
    if (erased === 'deleted') return 'Deleted';
    return 'stays' in erased ? `Stays. ${erased.stays}` : 'What names the person is taken out';
  },
};
