import { docxFile, heading, item, lineBreak, paragraph, run, table } from '../docx-files.ts';
import type { CvTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';

/** Line breaks instead of paragraphs, headings that are only underlined. */
export function writeBroken(cv: CvTruth, dates: DateStyle): Uint8Array {
  const head = (text: string) => paragraph(run(text, '<w:u w:val="single"/><w:b/>'));
  const lines = (...texts: readonly string[]) => paragraph(texts.map((text) => run(text)).join(lineBreak));
  const body = [
    lines(cv.name, cv.email, cv.phone),
    head('Professional profile'),
    paragraph(cv.summary),
    head('Career to date'),
    ...cv.jobs.flatMap((job) => [
      lines(`${dates(job)}: ${job.company}`, job.title),
      ...job.duties.map((duty) => item(duty)),
    ]),
    head('Education and qualifications'),
    ...cv.courses.map(({ qualification, institution, start, end }) =>
      lines(`${start} - ${end}: ${institution}`, qualification),
    ),
    head('Key skills'),
    paragraph(cv.skills.map(({ written }) => written).join(', ')),
  ];
  return docxFile({ body: body.join('') });
}

/** A grid: dates on the left, everything else in the cell beside them. */
export function writeGrid(cv: CvTruth, dates: DateStyle): Uint8Array {
  const body = [
    paragraph(run(cv.name, '<w:sz w:val="48"/>')),
    paragraph(`${cv.phone}  ${cv.email}`),
    heading('Employment', 2),
    table(
      cv.jobs.map((job) => [
        dates(job),
        [paragraph(run(job.title, '<w:b/>')), paragraph(job.company), ...job.duties.map((duty) => item(duty))].join(''),
      ]),
    ),
    heading('Education', 2),
    table(
      cv.courses.map(({ qualification, institution, start, end }) => [
        `${start}–${end}`,
        [paragraph(run(qualification, '<w:b/>')), paragraph(institution)].join(''),
      ]),
    ),
    heading('Skills', 2),
    paragraph(cv.skills.map(({ written }) => written).join(' • ')),
  ];
  return docxFile({ body: body.join('') });
}
