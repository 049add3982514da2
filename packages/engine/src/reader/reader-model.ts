import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-1',
  /** In `packages/engine/models`. */
  file: 'reader-1.onnx',
  sha256: '8df5952ca4c68fb54c833f9cfc80d848bd09e9d3a3d30ff3a700de7d297afb20',
  caution: { metFrom: 0.9, partlyFrom: 0.7 } satisfies Caution,
} as const;
