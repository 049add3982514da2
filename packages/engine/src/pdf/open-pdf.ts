import { getResolvedPDFJS } from 'unpdf';
import { DocumentUnreadable } from '../document/document-unreadable.ts';

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfFile = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfFile['getPage']>>;
export type Ops = PdfJs['OPS'];

export interface OpenedPdf {
  readonly file: PdfFile;
  readonly ops: Ops;
  readonly imageKinds: PdfJs['ImageKind'];
  close(): Promise<void>;
}

/** A picture of 5,000 × 5,000 takes 100 MB once it is unpacked; pages are not scanned finer than that. */
const MAX_IMAGE_PIXELS = 25_000_000;

/** `Not 0`: there, 0 would mean the same as "no limit" to some checks of the library. */
const NO_IMAGES = 1;

/**
 * Opens a file, as text only or with its pictures. Unpacking pictures takes most of the time and memory, so they stay
 * packed until a page turns out to need them. Scripts, forms and embedded files are never looked at.
 */
export async function openPdf(bytes: Uint8Array, { images }: { images: boolean }): Promise<OpenedPdf> {
  const pdfJs = await getResolvedPDFJS();
  const task = pdfJs.getDocument({
    // The library takes the buffer over and leaves an empty one behind.
    data: new Uint8Array(bytes),
    verbosity: 0,
    maxImageSize: images ? MAX_IMAGE_PIXELS : NO_IMAGES,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
  });
  try {
    return { file: await task.promise, ops: pdfJs.OPS, imageKinds: pdfJs.ImageKind, close: () => task.destroy() };
  } catch (cause) {
    await task.destroy();
    throw new DocumentUnreadable(isNamed(cause, 'PasswordException') ? 'encrypted' : 'damaged', { cause });
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
