import { docxParts, heading, item, paragraph, run } from '@candela/engine/testing/docx-files.ts';
import { zipFile } from '@candela/engine/testing/zip-file.ts';
import type { DrawnCv } from './cvs/drawn-cv.ts';

const wordPart = (name: string, type: string): string =>
  `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;

/** Word opens a document only if it says what its parts are. */
const contentTypes = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  wordPart('document', 'document.main'),
  wordPart('styles', 'styles'),
  wordPart('numbering', 'numbering'),
  '</Types>',
].join('');

export function cvDocx(cv: DrawnCv): Uint8Array {
  const body = [
    paragraph(run(cv.name, '<w:b/><w:sz w:val="40"/>')),
    paragraph(cv.title),
    paragraph(cv.contacts.join(' | ')),
    heading('Profile'),
    paragraph(cv.profile),
    heading('Work experience'),
    ...cv.work.flatMap(({ title, employer, dates, points }) => [
      paragraph(run(`${title}, ${employer}`, '<w:b/>')),
      paragraph(run(dates, '<w:i/>')),
      ...points.map((point) => item(point)),
    ]),
    heading('Education'),
    ...cv.education.flatMap(({ qualification, school, dates }) => [
      paragraph(run(`${qualification}, ${school}`, '<w:b/>')),
      paragraph(run(dates, '<w:i/>')),
    ]),
    heading('Skills'),
    paragraph(cv.skills.join(', ')),
    ...(cv.languages ? [heading('Languages'), paragraph(cv.languages.join(', '))] : []),
  ].join('');
  return zipFile(
    docxParts({ body }).map((part) =>
      part.name === '[Content_Types].xml' ? { ...part, content: contentTypes } : part,
    ),
  );
}
