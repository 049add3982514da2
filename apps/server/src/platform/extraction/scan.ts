import { z } from 'zod';

const wordSchema = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  fontSize: z.number(),
  confidence: z.number(),
});

/** What has been recognised of a page that is a picture. */
const scannedPageSchema = z.object({
  page: z.number(),
  words: z.array(wordSchema).readonly(),
  /** Rows of its picture that are done; all of them where it is whole. */
  rows: z.number(),
  isWhole: z.boolean(),
});
export type ScannedPage = z.infer<typeof scannedPageSchema>;

/** A document whose pictures took more work than one turn has: what is known, for the turn that goes on. */
const unfinishedScanSchema = z.object({
  pages: z.array(scannedPageSchema),
  /** Pages that are still to be read, or to be read to their end. */
  unread: z.array(z.number()),
  /** Turns it has had. */
  turns: z.number(),
});
export type UnfinishedScan = z.infer<typeof unfinishedScanSchema>;

/** What earlier turns have left in a file's row. */
export const scanOf = ({ scan }: { scan: unknown }): UnfinishedScan | undefined =>
  unfinishedScanSchema.nullable().parse(scan) ?? undefined;

/** For the person who waits for it. */
export function stillReading({ unread }: UnfinishedScan): string {
  const pages = [...unread].sort((a, b) => a - b);
  const [first = 0] = pages;
  const last = pages.at(-1) ?? first;
  if (pages.length === 1) return `Page ${first} is still being read.`;
  const isRun = last - first === pages.length - 1 && pages.length > 2;
  const named = isRun ? `${first} to ${last}` : `${pages.slice(0, -1).join(', ')} and ${last}`;
  return `Pages ${named} are still being read.`;
}
