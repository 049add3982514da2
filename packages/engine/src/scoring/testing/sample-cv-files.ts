import { docxFile, heading, item, paragraph, run } from '../../testing/docx-files.ts';
import { drawPdf, type Pdf } from '../../testing/draw-pdf.ts';
import type { SamplePerson } from './sample-people.ts';

export type FileKind = 'pdf' | 'docx' | 'txt';

/** Something written into a file that is not seen. */
export interface HiddenText {
  readonly pdf: (pdf: Pdf) => void;
  readonly docx: string;
}

/** Lines of a CV with what they are, in the order of the page. */
type Piece = readonly ['name' | 'plain' | 'heading' | 'strong' | 'item', string];

function piecesOf({
  name,
  contact,
  headline,
  summary,
  entries,
  education,
  certificates,
  skills,
  activities,
}: SamplePerson): Piece[] {
  const section = (title: string, lines: Piece[]): Piece[] => (lines.length > 0 ? [['heading', title], ...lines] : []);
  const plain = (text: string): Piece => ['plain', text];
  const items = (texts: readonly string[]): Piece[] => texts.map((text) => ['item', text]);
  return [
    ['name', name],
    plain(headline),
    plain(contact.join('  |  ')),
    ...section('Profile', summary.split('\n').map(plain)),
    ...section(
      'Experience',
      entries.flatMap(({ title, employer, dates, duties }): Piece[] => [
        ['strong', title],
        plain(`${employer}, ${dates}`),
        ...items(duties),
      ]),
    ),
    ...section(
      'Education',
      education.flatMap(({ qualification, school, years }): Piece[] => [
        ['strong', qualification],
        plain(`${school}, ${years}`),
      ]),
    ),
    ...section('Certifications', items(certificates)),
    ...section('Skills', [plain(skills.join(', '))]),
    ...section('Volunteering', items(activities)),
  ];
}

export async function makeCvFile(person: SamplePerson, kind: FileKind, hidden?: HiddenText): Promise<Uint8Array> {
  const pieces = piecesOf(person);
  if (kind === 'txt') return new TextEncoder().encode(writeText(pieces));
  if (kind === 'docx') return docxFile({ body: pieces.map(toWord).join('') + (hidden?.docx ?? '') });
  return drawPdf((pdf) => {
    for (const piece of pieces) drawPiece(pdf, piece);
    hidden?.pdf(pdf);
  });
}

const writeText = (pieces: readonly Piece[]): string =>
  pieces
    .map(([kind, text]) => (kind === 'heading' ? `\n${text.toUpperCase()}` : kind === 'item' ? `- ${text}` : text))
    .join('\n');

function toWord([kind, text]: Piece): string {
  if (kind === 'heading') return heading(text);
  if (kind === 'item') return item(text);
  return paragraph(run(text, kind === 'plain' ? '' : '<w:b/>'));
}

function drawPiece(pdf: Pdf, [kind, text]: Piece): void {
  if (kind === 'name') pdf.font('Helvetica-Bold').fontSize(18).text(text);
  else if (kind === 'heading') pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(13).text(text).moveDown(0.2);
  else if (kind === 'strong') pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(10).text(text);
  else if (kind === 'plain') pdf.font('Helvetica').fontSize(10).text(text);
  else pdf.font('Helvetica').fontSize(10).text(`•  ${text}`, { indent: 8 });
}
