import { constants, deflateRawSync } from 'node:zlib';

/** A PDF written by hand, object by object, for what no drawing library would produce. */
export interface RawObject {
  /** The dictionary or value, without `obj` and `endobj`. */
  readonly value: string;
  readonly stream?: Uint8Array;
}

/** The first object is the catalogue; they are numbered from 1. */
export function rawPdf(objects: readonly (RawObject | string)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    const { value, stream } = typeof object === 'string' ? { value: object, stream: undefined } : object;
    offsets.push(length);
    write(Buffer.from(`${index + 1} 0 obj\n${value}\n`, 'latin1'));
    if (stream) write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    write(Buffer.from('endobj\n'));
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  write(Buffer.from(table, 'latin1'));
  return new Uint8Array(Buffer.concat(parts));
}

export function stream(content: string | Uint8Array, dictionary = ''): RawObject {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return { value: `<< /Length ${bytes.length} ${dictionary} >>`, stream: bytes };
}

/** A small file with a large content: one packed piece, as often as wanted, without ever unpacking it. */
export function packedTimes(piece: Uint8Array, times: number): Uint8Array {
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(new Uint8Array());
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: times }, () => packed),
    end,
    Buffer.alloc(4),
  ]);
}

export interface RawPage {
  readonly content: RawObject;
  readonly mediaBox?: string;
  readonly resources?: string;
  readonly page?: string;
  readonly catalogue?: string;
  /** Numbered from 6. */
  readonly more?: readonly (RawObject | string)[];
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** One page with one font, called F1. */
export const rawPage = (page: RawPage): Uint8Array => rawPdf(pageObjects(page));

export function pageObjects({
  content,
  mediaBox = '0 0 595 842',
  resources = '',
  page = '',
  catalogue = '',
  more = [],
}: RawPage): (RawObject | string)[] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    content,
    HELVETICA,
    ...more,
  ];
}

export const someText = 'BT /F1 12 Tf 72 700 Td (A perfectly ordinary sentence that anybody can read.) Tj ET';
