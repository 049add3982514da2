import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-3',
  /** In `packages/engine/models`. */
  file: 'reader-3.onnx',
  sha256: 'a0135bb989d83d7369163cb5c559f4ca330312030d2850b99ccc198b5ba6e339',
  caution: { metFrom: 0.55, partlyFrom: 0.5 } satisfies Caution,
} as const;
