import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const companiesPersonal: PersonalTables = {
  company_drafts: {
    holds: 'A company you have begun to fill in',
    belongs: { account_id: 'account' },
    exported: 'whole',
    erased: 'with its owner',
  },
  companies: {
    holds: 'Companies that name you as their contact',
    belongs: { contact_email: 'email' },
    exported: { without: ['public_token', 'embed_settings'] },
    erased: { emptied: { contact_email: '', contact_name: '', contact_phone: '', contact_position: '' } },
  },
};
