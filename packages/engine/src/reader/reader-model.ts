import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-7',
  /** In `packages/engine/models`. */
  file: 'reader-7.onnx',
  sha256: '97d995b5170113b60765c5073cd51c62901427d11fbd9f8447d205973f5069c6',
  caution: { metFrom: 0.75, partlyFrom: 0.5 } satisfies Caution,
} as const;
