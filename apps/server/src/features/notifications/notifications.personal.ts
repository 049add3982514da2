import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const notificationsPersonal: PersonalTables = {
  notifications: {
    holds: 'What you were told inside the product',
    belongs: { account_id: 'account' },
    mentions: ['candidate_id'],
    exported: 'whole',
    erased: 'with its owner',
  },
  notification_preferences: {
    holds: 'How you want to be told',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
