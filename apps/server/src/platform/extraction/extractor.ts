import type { ParsedJob } from '@candela/engine/job/parsed-job.ts';
import type { Logger } from '../logger.ts';

export interface Extractor {
  /** Rejects with `ExtractionFailed`, whose message is for the recruiter. */
  readJobDescription(bytes: Uint8Array, options?: ReadOptions): Promise<ParsedJob>;
  /** Ends the processes; what was being read rejects. */
  close(): Promise<void>;
}

export interface ReadOptions {
  /** Pages read so far, of how many. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ExtractorOptions {
  readonly memoryLimitMb: number;
  readonly timeoutMs: number;
  /** Processes, and so documents, at a time. */
  readonly concurrency: number;
  readonly log: Logger;
}

export declare function createExtractor(options: ExtractorOptions): Extractor;
