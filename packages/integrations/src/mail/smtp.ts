import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMail } from './compose.ts';
import { MailRejected, type MailTransport, MailUnavailable } from './port.ts';

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`; credentials percent-encoded. */
  url: string;
  now: () => Date;
  maxConnections?: number;
  connectTimeoutMs?: number;
  /** The longest silence of the server. */
  responseTimeoutMs?: number;
}

/** Refusals of us, not of the message: with the settings mended the same message goes through. */
const settingsCodes = new Set([503, 530, 534, 535, 538]);

export function createSmtpMail(options: SmtpMailOptions): MailTransport {
  const { now, connectTimeoutMs = 10_000, responseTimeoutMs = 30_000 } = options;
  const transport = createTransport({
    ...readSmtpUrl(options.url),
    pool: true,
    maxConnections: options.maxConnections ?? 4,
    // The outbox decides about another attempt; a pool that repeats on its own could send twice.
    maxRequeues: 0,
    connectionTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: responseTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const inFlight = new Set<Promise<unknown>>();

  return {
    async send(message) {
      const sending = transport.sendMail(composeMail(message, now()));
      inFlight.add(sending);
      try {
        await sending;
      } catch (error) {
        throw classify(error as NodemailerError);
      } finally {
        inFlight.delete(sending);
      }
      return { accepted: true };
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw new MailUnavailable(codeOf(error as NodemailerError));
      }
    },
    async close() {
      await Promise.allSettled(inFlight);
      transport.close();
    },
  };
}

function classify(error: NodemailerError): Error {
  const { code, responseCode } = error;
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent =
    responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500 && !settingsCodes.has(responseCode);
  if (isAboutMessage && isPermanent) {
    return new MailRejected(`${error.command ?? code} ${responseCode ?? ''}`.trim(), responseCode);
  }
  return new MailUnavailable(codeOf(error));
}

function codeOf({ code, responseCode }: NodemailerError): string {
  return [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
}

/** Read here rather than by nodemailer, whose query parameters could switch off certificate checks. */
function readSmtpUrl(text: string) {
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    // The text itself stays out of the message: it holds the password.
    throw new TypeError('The SMTP address must look like smtp://user:password@host:587');
  }
  const isSecure = url.protocol === 'smtps:';
  const auth =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    auth,
    // A password never travels in the clear, not even when STARTTLS is stripped from the greeting.
    requireTLS: !isSecure && auth !== undefined && !isLoopback,
  };
}
