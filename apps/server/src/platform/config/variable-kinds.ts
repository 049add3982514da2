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
});

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host:5432/name',
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
