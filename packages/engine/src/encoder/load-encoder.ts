import shipped from '../../models/encoder.json' with { type: 'json' };
import { createEncoder, type Encoder, rowsOf } from './encoder.ts';
import { createLineCodes, type LineCodes } from './line-codes.ts';
import { readModel } from './model-file.ts';

export interface LoadedEncoder {
  readonly encoder: Encoder;
  readonly lineCodes: LineCodes;
  /** How much a word tells, by the length of its vector; words the encoder does not know are rare, so they tell much. */
  weightOf(stem: string): number;
}

const weightOfUnknown = 2.4;
let loaded: LoadedEncoder | undefined;

/**
 * The encoder that ships with the engine, read once. Its file is wrapped as a module, because the engine opens no files.
 */
export function loadEncoder(): LoadedEncoder {
  loaded ??= read();
  return loaded;
}

function read(): LoadedEncoder {
  const model = readModel(decode(shipped.base64));
  // What was read need not be held as text as well, for as long as the process lives.
  shipped.base64 = '';
  const rowOf = rowsOf(model);

  function lengthOf(row: number): number {
    let square = 0;
    const from = row * model.dimensions;
    for (let at = 0; at < model.dimensions; at++) square += (model.rows[from + at] as number) ** 2;
    return Math.sqrt(square) * (model.scales[row] ?? 0);
  }

  return {
    encoder: createEncoder(model, rowOf),
    lineCodes: createLineCodes(model),
    weightOf(stem) {
      const row = rowOf.get(stem);
      return row === undefined ? weightOfUnknown : lengthOf(row);
    },
  };
}

function decode(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
