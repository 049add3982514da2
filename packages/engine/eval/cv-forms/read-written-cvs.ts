import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docxOf } from './docx-of.ts';

/** Spellings of which any is right. */
export type Accepted = readonly string[];

export interface WrittenPost {
  readonly title: Accepted;
  readonly company: Accepted;
  /** `2019-04`, `2019`, `present`; `~2019` for any month of it, `?` for anything, empty where the CV says nothing. */
  readonly start: string;
  readonly end: string;
  readonly duties: readonly string[];
  /** Right to be read as a post and right not to be: a part in a play. */
  readonly isOptional: boolean;
}

export interface WrittenCourse {
  readonly qualification: Accepted;
  readonly institution: Accepted;
}

export interface WrittenCv {
  readonly id: string;
  readonly set: CvSet;
  readonly half: 'for mending' | 'for testing only';
  readonly file: Uint8Array;
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly town?: string;
  readonly posts: readonly WrittenPost[];
  readonly courses: readonly WrittenCourse[];
  readonly certificates: readonly Accepted[];
  readonly languages: readonly Accepted[];
}

export const cvSets = ['forty', 'sixty'] as const;
export type CvSet = (typeof cvSets)[number];

const acceptedOf = (text: string): Accepted => text.split('^').map((one) => one.trim());
const itemsOf = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function postOf(text: string, isOptional: boolean): WrittenPost {
  const [title = '', company = '', start = '', end = '', duties = ''] = text.split('|').map((part) => part.trim());
  return { title: acceptedOf(title), company: acceptedOf(company), start, end, duties: itemsOf(duties), isOptional };
}

function courseOf(text: string): WrittenCourse {
  const [qualification = '', institution = ''] = text.split('|').map((part) => part.trim());
  return { qualification: acceptedOf(qualification), institution: acceptedOf(institution) };
}

/** The forty are halved by their number, the sixty by a hash of the trade. */
function halfOf(set: CvSet, id: string, trade: string): WrittenCv['half'] {
  const isForTesting =
    set === 'forty' ? Number(id) > 20 : (createHash('sha256').update(trade).digest()[0] ?? 0) % 2 === 0;
  return isForTesting ? 'for testing only' : 'for mending';
}

function fileOf(kind: string | undefined, source: string, text: string): Uint8Array {
  if (kind === 'pdf') return new Uint8Array(readFileSync(source.replace(/\.cv$/, '.pdf')));
  return kind === 'docx' ? docxOf(text) : new TextEncoder().encode(text);
}

function readWrittenCv(set: CvSet, source: string): WrittenCv {
  const [head = '', text = ''] = readFileSync(source, 'utf8').split(/^=====\n/m);
  const lines = [...head.matchAll(/^([A-Z]+\??): ?(.*)$/gm)].map(([, key = '', value = '']) => ({ key, value }));
  const all = (key: string) => lines.filter((line) => line.key === key).map(({ value }) => value);
  const lists = (key: string) => all(key).flatMap(itemsOf).map(acceptedOf);
  const [kind] = all('KIND');
  const [trade = ''] = all('T');
  const [name = ''] = all('N');
  const [email] = all('M');
  const [phone] = all('F');
  const [town] = all('A');
  const id = path.basename(source, '.cv');
  return {
    id,
    set,
    half: halfOf(set, id, trade),
    file: fileOf(kind, source, text),
    name,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(town && { town }),
    posts: lines.filter(({ key }) => key === 'P' || key === 'P?').map(({ key, value }) => postOf(value, key === 'P?')),
    courses: all('E').map(courseOf),
    certificates: lists('C'),
    languages: lists('L'),
  };
}

/** CVs written with their truth above `=====`; what is a page (`KIND: pdf`) is printed beside it by print-pdfs.ts. */
export function readWrittenCvs(set: CvSet): WrittenCv[] {
  const folder = path.join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.cv'))
    .sort()
    .map((file) => readWrittenCv(set, path.join(folder, file)));
}
