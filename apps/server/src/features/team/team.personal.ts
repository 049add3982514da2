import type { PersonalTables } from '../../platform/manifest/personal-data.ts';

/** What the feature's tables hold about persons, and what becomes of it. */
export const teamPersonal: PersonalTables = {
  team_invites: {
    holds: 'Invitations to join a team',
    belongs: { email: 'email' },
    actors: { invited_by: 'emptied' },
    exported: 'whole',
    erased: 'deleted',
  },
};
