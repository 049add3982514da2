import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const jobDescriptionsPersonal: PersonalTables = {
  job_description_uploads: {
    holds: 'Job descriptions a recruiter uploaded',
    belongs: {},
    actors: { created_by: 'handed over' },
    exported: { never: 'They are about a job and belong to the organisation.' },
    erased: { stays: 'They are about a job and belong to the organisation.' },
  },
};
