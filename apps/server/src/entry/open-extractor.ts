import { ExtractionFailed } from '../platform/extraction/extraction-failed.ts';
import type { Extractor } from '../platform/extraction/extractor.ts';
import type { Logger } from '../platform/logger.ts';

export const openExtractor = (_log: Logger): Extractor => ({
  readJobDescription: async () => {
    throw new ExtractionFailed('crashed');
  },
  close: async () => undefined,
});
