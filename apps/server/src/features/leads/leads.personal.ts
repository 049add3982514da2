import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const leadsPersonal: PersonalTables = {
  leads: {
    holds: 'Whitepapers you asked for',
    belongs: { company_email: 'email' },
    exported: 'whole',
    erased: 'deleted',
  },
  interest_registrations: {
    holds: 'Your registration of interest',
    belongs: { email: 'email' },
    exported: 'whole',
    erased: 'deleted',
  },
};
