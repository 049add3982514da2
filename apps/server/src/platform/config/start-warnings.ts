import type { Config } from './config.ts';
import { isOnThisMachine } from './variable-kinds.ts';

type Settings = Pick<
  Config,
  'isProduction' | 'mail' | 'site' | 'publicUrl' | 'host' | 'port' | 'linkOrigin' | 'trustedProxies'
>;

/** What works, but hardly as it is meant to: said once, at the start. */
export function startWarnings(config: Settings): string[] {
  const { isProduction, mail, publicUrl, site } = config;
  return [
    ...(isProduction && !mail.smtpUrl ? [noMail] : []),
    ...(isProduction && !publicUrl?.startsWith('https:') ? [withoutTls] : []),
    // The ending is reserved: no such address can exist.
    ...(isProduction && site.demoRequestEmail.endsWith('.test') ? [noOneToAsk(site.demoRequestEmail)] : []),
    ...addressWarnings(config),
  ];
}

const noMail =
  'SMTP_URL is not set: no mail is sent, it is only written to DATA_DIR/outbox, so no one can confirm an address or reset a password';
const withoutTls =
  'PUBLIC_URL does not begin with https: passwords and sessions can be read on the way, and browsers are not told to insist on TLS';

const noOneToAsk = (address: string) =>
  `SITE_DEMO_REQUEST_EMAIL is ${address}, which no one reads: requests for a demonstration and questions from the public site are lost`;

/** Where people are who ask, and where the product takes them to be: a browser at another origin is refused. */
function addressWarnings({ isProduction, publicUrl, host, port, linkOrigin, trustedProxies }: Settings): string[] {
  if (!publicUrl) {
    if (isOnThisMachine(linkOrigin)) return [];
    return [
      `PUBLIC_URL is not set, and HOST is ${host}: only this machine can sign in, and links in mail lead to ${linkOrigin}. Set PUBLIC_URL to the address that people type`,
    ];
  }
  const url = new URL(publicUrl);
  const warnings: string[] = [];
  if (isProduction && isOnThisMachine(publicUrl))
    warnings.push(`PUBLIC_URL is ${publicUrl}: links in mail lead their readers to their own machines`);
  const publicPort = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (trustedProxies > 0 || publicPort === port) return warnings;
  // Without TLS of its own, an https address is a proxy's.
  warnings.push(
    url.protocol === 'https:'
      ? `TRUST_PROXY is 0, and PUBLIC_URL is the address of a proxy (${publicUrl}): all visitors count as one address, whose limits they share. Set TRUST_PROXY to the number of proxies`
      : `PUBLIC_URL is ${publicUrl}, and PORT is ${port}: people who open this port cannot sign in, and links lead to the other one. Set them alike, or set TRUST_PROXY where a proxy stands between`,
  );
  return warnings;
}
