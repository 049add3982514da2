import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-6',
  /** In `packages/engine/models`. */
  file: 'reader-6.onnx',
  sha256: '6907bd960e8e9f8702c447c8cb305cc44cb4bfb9c5734b442d5e133dfa7e58dc',
  caution: { metFrom: 0.75, partlyFrom: 0.5 } satisfies Caution,
} as const;
