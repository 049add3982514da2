import { type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type { Logger };

/** Whatever could sign a caller in, or is private, never reaches a log line. */
const redacted = [
  'password',
  'newPassword',
  'currentPassword',
  'code',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'authorization',
  'cookie',
];

export const createLogger = (level: string, destination?: NodeJS.WritableStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: {
        paths: [
          ...redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          'req.headers.authorization',
          'req.headers.cookie',
          'res.headers["set-cookie"]',
        ],
        censor: '[redacted]',
      },
    },
    destination ?? process.stderr,
  );
