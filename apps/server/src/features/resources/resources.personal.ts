import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const resourcesPersonal: PersonalTables = {
  media: {
    holds: 'Pictures and documents an administrator uploaded',
    belongs: {},
    actors: { created_by: 'emptied' },
    exported: { never: 'They belong to the public site.' },
    erased: { stays: 'They belong to the public site.' },
  },
  resources: {
    holds: 'Articles an administrator wrote',
    belongs: {},
    actors: { updated_by: 'emptied' },
    exported: { never: 'They belong to the public site.' },
    erased: { stays: 'They belong to the public site.' },
  },
  resource_versions: {
    holds: 'Earlier versions of articles',
    belongs: {},
    actors: { created_by: 'emptied' },
    exported: { never: 'They belong to the public site.' },
    erased: { stays: 'They belong to the public site.' },
  },
};
