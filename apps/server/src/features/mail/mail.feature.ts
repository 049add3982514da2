import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { createAllowanceService } from './allowance.service.ts';
import { createComplaintsService } from './complaints.service.ts';
import { createFailedMailService } from './failed-mail.service.ts';
import { mailPersonal } from './mail.personal.ts';
import { mailRoutes } from './mail.routes.ts';
import { createMailService } from './mail.service.ts';
import { releaseMail, releaseMailTask, sendMail, sendMailTask } from './mail.tasks.ts';
import { forgetMailsAbout } from './mail-about.repo.ts';
import { createMailConsoleService } from './mail-console.service.ts';
import { registerMailbox } from './mailbox.routes.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  personal: mailPersonal,
  leaveOf: forgetMailsAbout,
  tasks: [task(sendMailTask, sendMail), task(releaseMailTask, releaseMail)],
  build: ({ platform: { config, clock, database, queue, keys, mail: transport } }) => {
    const { from } = config.mail;
    const links = { linkKey: keys.signedLink, linkOrigin: config.linkOrigin };
    return {
      service: createMailService({ queue, clock, ...links }),
      routes: mailRoutes({
        allowance: createAllowanceService(database, clock),
        complaints: createComplaintsService({ database, clock, linkKey: keys.signedLink }),
        console: createMailConsoleService({ database, clock, queue }),
        failed: createFailedMailService({ database, clock, queue }),
      }),
      tools: { database, transport, from, clock, queue, ...links },
      mount: (app) => {
        if (config.localStandIns) registerMailbox(app, database);
      },
    };
  },
});
