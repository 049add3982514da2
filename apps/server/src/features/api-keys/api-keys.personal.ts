import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const apiKeysPersonal: PersonalTables = {
  api_keys: {
    holds: 'API keys of your organisation that you made',
    belongs: {},
    actors: { created_by: 'emptied' },
    exported: { never: 'They belong to the organisation.' },
    erased: { stays: 'They belong to the organisation, whose programs use them.' },
  },
};
