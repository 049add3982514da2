import type { AuthorshipCv } from '../../src/authorship/authorship.ts';
import type { ParsedCv } from '../../src/cv/parsed-cv.ts';
import { parseCv } from '../../src/cv/parsing/parse-cv.ts';
import { readTxt } from '../../src/txt/read-txt.ts';
import { isHeldOut, readDevCvs } from '../encoder/training-texts.ts';

export interface HumanCv extends AuthorshipCv {
  readonly id: string;
  readonly isHeldOut: boolean;
}

/** The month after the last of them can have been written. */
const asOf = new Date(Date.UTC(2021, 0, 1));

export const authorshipCvOf = (cv: ParsedCv, at: Date): AuthorshipCv => ({
  text: cv.text,
  experience: cv.experience.map(({ title, duration, description }) => ({
    title: title?.value,
    duration: duration?.value,
    description: description?.value,
  })),
  asOf: at,
});

/** Read as the product reads a text file. The sign between place and dates came broken out of the files. */
export const readHumanCvs = (data: string): HumanCv[] =>
  readDevCvs(data).map(({ id, text }) => ({
    id,
    isHeldOut: isHeldOut(id),
    ...authorshipCvOf(parseCv(readTxt(text.replaceAll('ï¼', '|')), { now: asOf }), asOf),
  }));
