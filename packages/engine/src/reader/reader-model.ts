import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-4',
  /** In `packages/engine/models`. */
  file: 'reader-4.onnx',
  sha256: '200c95239a13ab554f8958478f2502484361d97e0a4a412575df235afa7444be',
  caution: { metFrom: 0.65, partlyFrom: 0.5 } satisfies Caution,
} as const;
