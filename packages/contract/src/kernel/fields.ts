import { z } from 'zod';

/** PostgreSQL can hold neither NUL nor half of a character; refusing both here keeps them out of every query. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const notStorable = 'Contains a character that cannot be stored';

export const text = (max: number) =>
  z.string().max(max, `Must be at most ${max} characters`).refine(isStorable, notStorable);

export const requiredText = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, notStorable);

/** Of work, to one decimal: a smaller part of a year than a month is not meant by it. */
export const yearsSchema = z.coerce
  .number()
  .min(0)
  .max(80)
  .transform((years) => Math.round(years * 10) / 10);

export const idSchema = z.uuid('Not a valid id');

/** The version a change is based on; absent changes whatever came between. */
export const versionSchema = z.number().int().min(1).max(2_147_483_647);

export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Email is invalid')
  .refine(isStorable, 'Email is invalid')
  .pipe(z.email('Email is invalid'));

/** An address with nothing but http or https; everything we show as a link goes through it. */
export const httpUrlSchema = z.url({ protocol: /^https?$/, error: 'Invalid URL' }).max(2048, 'Invalid URL');

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

export const paginationSchema = z.object({
  page: z.number().int(),
  totalPages: z.number().int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
});

export const messageResponseSchema = z.object({ message: z.string() });

/** `{data}`: the envelope of every answer whose bare fields the specification does not name. */
export const dataResponse = <T extends z.ZodType>(schema: T) => z.object({ data: schema });
