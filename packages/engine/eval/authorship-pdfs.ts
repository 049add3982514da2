import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuthorshipCv } from '../src/authorship/authorship.ts';
import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { readPdf } from '../src/pdf/read-pdf.ts';
import { authorshipCvOf } from '../training/authorship/human-cvs.ts';
import { isHeldOut } from '../training/encoder/training-texts.ts';

const asOf = new Date(Date.UTC(2021, 0, 1));

/** Those of the held-out CVs that are there as PDF files, read as the product reads them. */
export async function readHeldOutPdfs(folder: string): Promise<AuthorshipCv[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf') && isHeldOut(name.slice(0, -4)));
  const cvs: AuthorshipCv[] = [];
  for (const name of names.sort()) {
    const document = await readPdf(new Uint8Array(await readFile(path.join(folder, name))));
    cvs.push(authorshipCvOf(parseCv(document, { now: asOf }), asOf));
  }
  return cvs;
}
