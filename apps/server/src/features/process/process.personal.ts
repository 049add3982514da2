import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const processPersonal: PersonalTables = {
  stage_mails: {
    holds: 'Emails sent about your applications',
    belongs: { application_id: { row: 'applications' } },
    exported: 'whole',
    erased: 'with its owner',
  },
};
