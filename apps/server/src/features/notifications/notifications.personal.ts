import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const notificationsPersonal: PersonalTables = {
  notifications: {
    holds: 'Your notifications',
    belongs: { account_id: 'account' },
    mentions: ['candidate_id'],
    exported: 'whole',
    erased: 'with its owner',
  },
  notification_preferences: {
    holds: 'Your notification settings',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
};
