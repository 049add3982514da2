import type { PersonalTables } from '../manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const auditPersonal: PersonalTables = {
  audit_events: {
    holds: 'Who saw or changed what, and when',
    belongs: { actor_account_id: 'account' },
    exported: 'whole',
    erased: {
      stays:
        'The log proves who saw and decided what. It refers to people only by a number, which cannot be traced back to you afterwards.',
    },
  },
};
