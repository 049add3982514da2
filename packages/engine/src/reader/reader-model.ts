import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-2',
  /** In `packages/engine/models`. */
  file: 'reader-2.onnx',
  sha256: '64f088c5a37dc9012e044762046cd2b31600f13f34c53872b07f2e4755215054',
  caution: { metFrom: 0.6, partlyFrom: 0.5 } satisfies Caution,
} as const;
