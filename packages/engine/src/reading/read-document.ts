import { openCompoundFile } from '../doc/compound-file.ts';
import { readDoc } from '../doc/read-doc.ts';
import type { Document } from '../document/document.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { defaultReadLimits, type ReadLimits } from '../document/read-limits.ts';
import { openArchive } from '../docx/open-archive.ts';
import { findMainPart, readDocx } from '../docx/read-docx.ts';
import { type ReadPdfOptions, readPdf } from '../pdf/read-pdf.ts';
import { decodeText } from '../txt/decode-text.ts';
import { readTxt } from '../txt/read-txt.ts';
import { kindOfArchive, kindOfCompound, recogniseKind } from './recognise-kind.ts';

/**
 * Reads a PDF, a Word document of any age or a text file as a person would see it; what it is, its bytes say. Throws
 * `DocumentUnreadable` for everything else, with a sentence for the person who chose the file.
 */
export async function readDocument(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<Document> {
  const limits = { ...defaultReadLimits, ...options.limits };
  if (bytes.length === 0) throw new DocumentUnreadable('empty');
  if (bytes.length > limits.maxBytes) throw new DocumentUnreadable('too-large');
  const kind = recogniseKind(bytes);
  if (kind === 'pdf') return readPdf(bytes, options);
  options.onPage?.(0, 1);
  const document = await readOther(kind, bytes, limits);
  options.onPage?.(1, 1);
  return document;
}

async function readOther(
  kind: Exclude<ReturnType<typeof recogniseKind>, 'pdf'>,
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<Document> {
  if (kind === 'zip') {
    const archive = openArchive(bytes);
    const main = await findMainPart(archive);
    if (main === undefined) throw new DocumentUnreadable(kindOfArchive(archive.names));
    return readDocx(archive, main, limits);
  }
  if (kind === 'compound') {
    const container = openCompoundFile(bytes);
    if (!container.names.includes('WordDocument')) throw new DocumentUnreadable(kindOfCompound(container.names));
    return readDoc(container, limits);
  }
  if (kind !== 'text') throw new DocumentUnreadable(kind);
  const text = decodeText(bytes);
  if (text === undefined) throw new DocumentUnreadable('other-kind');
  if (text.trim() === '') throw new DocumentUnreadable('no-text');
  return readTxt(text, limits);
}
