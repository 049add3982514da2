import { agency, council, hospital, poster, startUp } from './everyday.ts';
import { designed, incomplete, justified, manyPages, mixed, scanned, turned } from './hard-to-read.ts';
import type { JobPdf } from './job-pdf.ts';
import { factTable, personSpecification, sidebar, twoColumns } from './laid-out.ts';
import { american, drawnBullets, letter, plain, shortForms } from './single-column.ts';

export const jobPdfs: readonly JobPdf[] = [
  plain,
  shortForms,
  drawnBullets,
  letter,
  american,
  twoColumns,
  factTable,
  sidebar,
  personSpecification,
  manyPages,
  designed,
  incomplete,
  justified,
  turned,
  hospital,
  startUp,
  council,
  agency,
  poster,
  scanned,
  mixed,
];
