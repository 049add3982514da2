import { docxFile, heading, item, paragraph, run, tab, table } from '../docx-files.ts';
import type { CvTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';

const BOLD = '<w:b/>';
const bold = (text: string): string => paragraph(run(text, BOLD));
const skillsOf = ({ skills }: CvTruth): string[] => skills.map(({ written }) => written);

/** The styles of the program: headings, lists, a tab before the dates. */
export function writeStyled(cv: CvTruth, dates: DateStyle): Uint8Array {
  const body = [
    paragraph(run(cv.name, '<w:b/><w:sz w:val="40"/>')),
    paragraph(cv.headline),
    paragraph(`${cv.email} | ${cv.phone} | ${cv.city}`),
    heading('Profile'),
    paragraph(cv.summary),
    heading('Work Experience'),
    ...cv.jobs.flatMap((job) => [
      paragraph(run(job.title, BOLD) + tab + run(dates(job))),
      paragraph(run(`${job.company}, ${job.place}`, '<w:i/>')),
      ...job.duties.map((duty) => item(duty)),
    ]),
    heading('Education'),
    ...cv.courses.flatMap(({ qualification, institution, start, end }) => [
      paragraph(run(qualification, BOLD) + tab + run(`${start} – ${end}`)),
      paragraph(institution),
    ]),
    heading('Skills'),
    paragraph(skillsOf(cv).join(', ')),
    heading('Languages'),
    paragraph(cv.languages.join(', ')),
  ];
  return docxFile({ body: body.join('') });
}

/** A template with a borderless table: a narrow cell beside a wide one. */
export function writeTwoCells(cv: CvTruth, dates: DateStyle): Uint8Array {
  const narrow = [
    bold('CONTACT'),
    ...[cv.phone, cv.email, cv.city].map((text) => paragraph(text)),
    bold('SKILLS'),
    ...skillsOf(cv).map((skill) => item(skill)),
    bold('LANGUAGES'),
    ...cv.languages.map((language) => paragraph(language)),
  ];
  const wide = [
    paragraph(run(cv.name, '<w:b/><w:sz w:val="44"/>')),
    bold('PROFILE'),
    paragraph(cv.summary),
    bold('EMPLOYMENT'),
    ...cv.jobs.flatMap((job) => [
      bold(`${job.title}, ${job.company}`),
      paragraph(dates(job)),
      ...job.duties.map((duty) => item(duty)),
    ]),
    bold('EDUCATION'),
    ...cv.courses.flatMap(({ qualification, institution, start, end }) => [
      bold(qualification),
      paragraph(`${institution}, ${start} - ${end}`),
    ]),
  ];
  return docxFile({ body: table([[narrow.join(''), wide.join('')]]) });
}

/** Jobs and courses in tables with a row of labels. */
export function writeWordTables(cv: CvTruth, dates: DateStyle): Uint8Array {
  const body = [
    heading('Curriculum Vitae'),
    table([
      ['Name', cv.name],
      ['Telephone', cv.phone],
      ['E-mail', cv.email],
    ]),
    heading('Employment history', 2),
    table([
      ['Dates', 'Employer', 'Job title', 'Duties'],
      ...cv.jobs.map((job) => [dates(job), job.company, job.title, job.duties.join('. ')]),
    ]),
    heading('Education', 2),
    table([
      ['Dates', 'Institution', 'Qualification'],
      ...cv.courses.map((course) => [`${course.start} – ${course.end}`, course.institution, course.qualification]),
    ]),
    heading('Skills', 2),
    ...skillsOf(cv).map((skill) => item(skill)),
  ];
  return docxFile({ body: body.join('') });
}
