import type { Document, DocumentFlag, Page } from '../document/document.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { defaultReadLimits, type ReadLimits } from '../document/read-limits.ts';
import type { Recognise } from '../document/recognise.ts';
import { markRunningLines } from '../layout/running-lines.ts';
import { assertAffordable } from './bounds/assert-affordable.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';

export interface ReadPdfOptions {
  /** Reads pages that are pictures; without it they stay without text. */
  readonly ocr?: Recognise;
  readonly onPage?: (done: number, total: number) => void;
  readonly limits?: Partial<ReadLimits>;
}

/** Reads a PDF as a person would see it. Throws `DocumentUnreadable` when there is nothing to be read. */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<Document> {
  const limits = { ...defaultReadLimits, ...options.limits };
  if (bytes.length === 0) throw new DocumentUnreadable('empty');
  if (bytes.length > limits.maxBytes) throw new DocumentUnreadable('too-large');
  if (!startsLikePdf(bytes)) throw new DocumentUnreadable('not-a-pdf');
  await assertAffordable(bytes, limits);
  const pdf = await openPdf(bytes, { images: false });
  let withImages: OpenedPdf | undefined;
  try {
    const total = pdf.file.numPages;
    if (total > limits.maxPages) throw new DocumentUnreadable('too-many-pages');
    const flags: DocumentFlag[] = await findActiveContent(pdf);
    const pages: Page[] = [];
    const budget = {
      characters: limits.maxCharacters,
      words: limits.maxWords,
      recognitions: options.ocr ? limits.maxRecognisedPages : 0,
    };
    const openImages = async () => {
      withImages ??= await openPdf(bytes, { images: true });
      return withImages;
    };
    options.onPage?.(0, total);
    for (let number = 1; number <= total; number += 1) {
      const read = await readPage(pdf, number, { openImages, budget, ocr: options.ocr });
      pages.push(read.page);
      flags.push(...read.flags);
      options.onPage?.(number, total);
    }
    if (pages.every(({ lines }) => lines.length === 0)) throw new DocumentUnreadable(whyNothing(pages, flags));
    return { kind: 'pdf', pages: markRunningLines(pages), flags };
  } finally {
    await withImages?.close();
    await pdf.close();
  }
}

/** Nothing may come before the mark but white space: a file that is also a web page or an archive is refused. */
function startsLikePdf(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*%PDF-\d/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 64)));
}

function whyNothing(pages: readonly Page[], flags: readonly DocumentFlag[]): 'damaged' | 'no-text' {
  const unreadable = flags.filter(({ kind }) => kind === 'damaged-page').length;
  return pages.length > 0 && unreadable === pages.length ? 'damaged' : 'no-text';
}

/** Never run, never opened; but recruiters who look at the file should know. */
async function findActiveContent({ file }: OpenedPdf): Promise<DocumentFlag[]> {
  const [hasScript, attachments] = await Promise.all([
    file.hasJSActions().catch(() => false),
    file.getAttachments().catch(() => null),
  ]);
  return [
    ...(hasScript ? [{ kind: 'active-content', what: 'script' } as const] : []),
    ...(attachments ? [{ kind: 'active-content', what: 'embedded-file' } as const] : []),
  ];
}
