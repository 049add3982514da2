import { z } from 'zod';

/** A file from which nothing can be restored; the message is a sentence for the one who named it. */
export class UnusableBackup extends Error {}

export const manifestName = 'manifest.json';

const partSchema = z.object({ entry: z.string(), size: z.number().int(), sha256: z.string() });

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are written; what the database derives by itself is derived again. */
  columns: z.array(z.string()),
  rows: z.number().int(),
  parts: z.array(partSchema),
});

const sequenceSchema = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.string().nullable(),
});

export const manifestSchema = z.object({
  product: z.literal('candela'),
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** What the database had been through: a restore goes through the same, and the start after it through the rest. */
  migrations: z.array(z.string()),
  /** Tells one master key from another without telling the key. */
  keyMark: z.string(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(partSchema.extend({ key: z.string(), contentType: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
export type TableDescription = Pick<z.infer<typeof tableSchema>, 'schema' | 'name' | 'columns'>;
export type SequenceState = z.infer<typeof sequenceSchema>;
