import { after, days } from '../../platform/clock.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';

export interface LinkMaker {
  linkKey: Uint8Array;
  linkOrigin: string;
}

/** As long as a mail may lie in an inbox and still be opened. */
const validFor = days(2 * 365);

/** Where the recipient of a tenant's mail complains about it. The same for a mail whenever it is asked for. */
export const reportUrl = ({ linkKey, linkOrigin }: LinkMaker, mailId: string, createdAt: Date): string =>
  `${linkOrigin}/report-mail?token=${signLink(linkKey, 'report-mail', mailId, after(createdAt, validFor))}`;
