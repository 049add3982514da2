import type { ParsedCv } from '../../cv/parsed-cv.ts';
import { parseCv } from '../../cv/parsing/parse-cv.ts';
import { readDocument } from '../../reading/read-document.ts';
import { cvNow } from './cv-truth.ts';

/** A CV written in a test, read as a text file. */
export async function parseText(text: string, now = cvNow): Promise<ParsedCv> {
  return parseCv(await readDocument(new TextEncoder().encode(text)), { now });
}
