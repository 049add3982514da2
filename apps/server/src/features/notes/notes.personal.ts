import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const notesPersonal: PersonalTables = {
  candidate_notes: {
    holds: 'Notes recruiters keep about you',
    belongs: { candidate_id: 'candidate' },
    actors: { author_account_id: 'kept' },
    exported: { never: 'Working notes of the organisation that wrote them: ask it for a copy.' },
    erased: 'with its owner',
  },
  candidate_tags: {
    holds: 'Tags recruiters gave you',
    belongs: { candidate_id: 'candidate' },
    exported: { never: 'Working notes of the organisation that wrote them: ask it for a copy.' },
    erased: 'with its owner',
  },
};
