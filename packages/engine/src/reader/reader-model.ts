import type { Caution } from './verdict.ts';

/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-5',
  /** In `packages/engine/models`. */
  file: 'reader-5.onnx',
  sha256: 'cec36db2fd2131fade14b9a19784990d5a0dda108c0ee395a93398820fc37b2e',
  caution: { metFrom: 0.75, partlyFrom: 0.5 } satisfies Caution,
} as const;
