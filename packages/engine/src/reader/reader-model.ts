/** The model that ships with the engine. Another file has another name: what it read is read again. */
export const readerModel = {
  name: 'reader-8',
  /** In `packages/engine/models`. */
  file: 'reader-8.onnx',
  sha256: '5b1971bf285719febc66343e748f6bee2557383106520edb040ee0a3f8186a57',
  /** How likely "met" has to be to be said; chosen on rows that neither train nor test. */
  metFrom: 0.8,
} as const;
