import { parseMailAddress } from '@candela/integrations/mail/mail-address.ts';
import { z } from 'zod';

/**
 * The kinds of value that variables take. Each says in words what it must be: who reads a message that stops a start knows the
 * variable, and not the library that checked it.
 */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, { error: `must be a whole number from ${least} to ${most}`, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

export const decimalNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?$/, { error: `must be a number from ${least} to ${most}`, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a number from ${least} to ${most}`);

export const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true');

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
  abort: true,
});

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isOnThisMachine = (address: string): boolean => thisMachine.has(new URL(address).hostname);

/** Where a password goes to, or who someone is comes from: no one on the way may read or change it. */
export const safeAddress = webAddress.refine((value) => {
  const { protocol, username, password, search, hash } = new URL(value);
  return (
    (protocol === 'https:' || isOnThisMachine(value)) && [username, password, search, hash].every((part) => part === '')
  );
}, 'must be an address such as https://host/path, without a user, a password or a question mark; http only on this machine');

const areDecodable = (...parts: readonly string[]): boolean => {
  try {
    for (const part of parts) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

/** An address with a user and a password in it, whose signs may look like the end of them. */
const addressWithPassword = (start: RegExp, example: string, isComplete: (url: URL) => boolean = () => true) =>
  z.string().transform((value, context) => {
    const url = start.test(value) ? URL.parse(value) : null;
    if (url && isComplete(url) && areDecodable(url.username, url.password)) return value;
    const encoding = '; signs such as @ / # % in the user or the password are written as %40 %2F %23 %25';
    context.addIssue(`must be an address such as ${example}${start.test(value) ? encoding : ''}`);
    return z.NEVER;
  });

export const databaseAddress = addressWithPassword(/^postgres(ql)?:\/\//i, 'postgresql://user:password@host:5432/name');

export const mailServerAddress = addressWithPassword(
  /^smtps?:\/\//i,
  'smtps://user:password@host',
  ({ hostname }) => hostname !== '',
);

/** One sender, with a name or without. */
export const mailbox = z.string().transform((value, context) => {
  const parsed = parseMailAddress(value);
  if (parsed) return parsed;
  context.addIssue('must be one mail address, such as Candela <jobs@example.com>');
  return z.NEVER;
});

/** Scheme, host and port: what is added to it later must not follow a path, a query or a person's password. */
export const origin = z
  .url({
    protocol: /^https?$/,
    error: 'must begin with http:// or https://, such as https://jobs.example.com',
    abort: true,
  })
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'must be an origin without a path or anything else',
  )
  .transform((value) => new URL(value).origin);

export const directory = z
  .string()
  .min(1)
  .refine((value) => !value.startsWith('~'), 'must be written out: only a shell knows what ~ stands for');

/** A name or an address of this machine. */
export const host = z
  .string()
  .trim()
  .refine(
    (value) => !/[/@?#]/.test(value) && URL.canParse(originOf(value, 80)),
    'must be an address or a name of this machine without scheme and port, such as 127.0.0.1, or 0.0.0.0 for all of its addresses',
  );

/** An address of version 6 stands in brackets where a port follows. */
export const originOf = (name: string, port: number): string =>
  `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
