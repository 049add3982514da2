import { parseMailAddress } from '@candela/integrations/mail/mail-address.ts';
import { ConfigurationError } from '../../platform/config/config.ts';
import { defineFeature } from '../../platform/feature.ts';
import { mailHandlers, sendMailJob } from './mail.jobs.ts';
import { createMailService } from './mail.service.ts';
import { registerMailbox } from './mailbox.routes.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  tasks: [sendMailJob],
  build: ({ platform: { config, clock, database, queue, mail: transport } }) => {
    const from = parseMailAddress(config.mail.from);
    if (!from) throw new ConfigurationError('The configuration is not valid.\n  - MAIL_FROM: not a mail address');
    return {
      service: createMailService({ queue, clock }),
      handlers: mailHandlers({ database, transport, from, clock }),
      mount: (app) => {
        if (config.localStandIns) registerMailbox(app, database);
      },
    };
  },
});
