import { defineFeature } from '../../platform/manifest/feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { createInvitesService } from './invites.service.ts';
import { teamPersonal } from './team.personal.ts';
import { teamRoutes } from './team.routes.ts';
import { createTeamService } from './team.service.ts';

export const teamFeature = defineFeature({
  name: 'team',
  personal: teamPersonal,
  build: ({ platform: { config, database, clock, keys }, use }) => {
    const options = {
      database,
      clock,
      mail: use(mailFeature),
      linkKey: keys.signedLink,
      linkOrigin: config.linkOrigin,
    };
    const service = { team: createTeamService(options), invites: createInvitesService(options) };
    return { service, routes: teamRoutes(service) };
  },
});
