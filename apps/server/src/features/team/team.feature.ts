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
    const linkKey = keys.signedLink;
    const service = {
      team: createTeamService({ database, clock, linkKey }),
      invites: createInvitesService({
        database,
        clock,
        mail: use(mailFeature),
        linkKey,
        linkOrigin: config.linkOrigin,
      }),
    };
    return { service, routes: teamRoutes(service) };
  },
});
