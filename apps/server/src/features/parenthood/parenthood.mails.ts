import type { MailContent } from '../mail/mail-layout.service.ts';

const texts = {
  from: {
    what: (toName: string) => `${toName} now manages the team and the billing. You stay a member, as an admin.`,
    footer: 'If this was not you, reply to this email straight away.',
  },
  to: {
    what: () => 'You now manage the team and the billing: you invite and remove teammates, and choose the plan.',
    footer: 'You get this because you are a member of this organisation on Candela.',
  },
};

/** To each of the two: the parent who was, and the one who is. */
export const handedOverMail = (
  reader: 'from' | 'to',
  { organisationName, fromName, toName }: Record<'organisationName' | 'fromName' | 'toName', string>,
  url: string,
): MailContent => ({
  subject: `${reader === 'to' ? 'You are' : `${toName} is`} now the parent of ${organisationName}`,
  paragraphs: [
    `Hello ${reader === 'to' ? toName : fromName},`,
    `${fromName} has handed ${organisationName} over to ${reader === 'to' ? 'you' : toName}.`,
    texts[reader].what(toName),
  ],
  action: { label: 'Open Candela', url },
  footer: texts[reader].footer,
});
