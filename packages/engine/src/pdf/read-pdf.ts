import type { Document } from '../document/document.ts';
import type { ReadLimits } from '../document/read-limits.ts';
import type { Recognise } from '../document/recognise.ts';

export interface ReadPdfOptions {
  /** Reads pages that are pictures; without it they stay without text. */
  readonly ocr?: Recognise;
  readonly onPage?: (done: number, total: number) => void;
  readonly limits?: Partial<ReadLimits>;
}

export declare function readPdf(bytes: Uint8Array, options?: ReadPdfOptions): Promise<Document>;
