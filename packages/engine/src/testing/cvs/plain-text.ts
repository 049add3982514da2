import type { CvTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';

/** Capitals for headings, stars for bullets. */
export function writePlain(cv: CvTruth, dates: DateStyle): string {
  return [
    cv.name,
    cv.headline,
    `${cv.email} | ${cv.phone} | ${cv.city}`,
    '',
    'PROFILE',
    cv.summary,
    '',
    'WORK EXPERIENCE',
    ...cv.jobs.flatMap((job) => [
      '',
      `${job.title}, ${job.company}`,
      dates(job),
      ...job.duties.map((duty) => `* ${duty}`),
    ]),
    '',
    'EDUCATION',
    ...cv.courses.flatMap(({ qualification, institution, start, end }) => [
      '',
      qualification,
      `${institution}, ${start} - ${end}`,
    ]),
    '',
    'SKILLS',
    cv.skills.map(({ written }) => written).join(', '),
    '',
    'LANGUAGES',
    cv.languages.join(', '),
  ].join('\n');
}

/** Headings underlined with signs, tabs before the dates, an address that is spelt out. */
export function writeUnderlined(cv: CvTruth, dates: DateStyle): string {
  const head = (text: string) => ['', text, '='.repeat(text.length)];
  return [
    `Name: ${cv.name}`,
    `Email: ${cv.email.replace('@', ' [at] ').replace(/\./g, ' [dot] ')}`,
    `Phone: ${cv.phone}`,
    `Nationality: British`,
    ...head('Summary'),
    cv.summary,
    ...head('Employment'),
    ...cv.jobs.flatMap((job) => [
      `${job.company}\t${dates(job)}`,
      job.title,
      ...job.duties.map((duty) => `- ${duty}`),
      '',
    ]),
    ...head('Education'),
    ...cv.courses.map(
      ({ qualification, institution, start, end }) => `${start}-${end}  ${qualification}, ${institution}`,
    ),
    ...head('Key skills'),
    ...cv.skills.map(({ written }) => `- ${written}`),
  ].join('\r\n');
}

/** Labels before everything, as forms ask for it. */
export function writeForm(cv: CvTruth, dates: DateStyle): string {
  return [
    'CURRICULUM VITAE',
    '',
    'PERSONAL DETAILS',
    `Name: ${cv.name}`,
    `Mobile: ${cv.phone}`,
    `E-mail: ${cv.email}`,
    'Date of birth: 1 January 1985',
    '',
    'EMPLOYMENT HISTORY',
    ...cv.jobs.flatMap((job) => [
      '',
      `Employer: ${job.company}`,
      `Position: ${job.title}`,
      `Dates: ${dates(job)}`,
      `Duties: ${job.duties.join('; ')}.`,
    ]),
    '',
    'EDUCATION AND TRAINING',
    ...cv.courses.flatMap(({ qualification, institution, start, end }) => [
      '',
      `${start} - ${end}: ${institution}`,
      qualification,
    ]),
    '',
    'SKILLS',
    ...cv.skills.map(({ written }) => written),
  ].join('\n');
}
