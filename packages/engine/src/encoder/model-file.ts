import { codeWords } from '../loops/loops.ts';

/**
 * The encoder's file (in `models/encoder.json` as base64), little-endian:
 *
 * | bytes                           | what                                                                        |
 * |---------------------------------|-----------------------------------------------------------------------------|
 * | 4                               | `CNDL`                                                                      |
 * | 4                               | length of the header, uint32                                                |
 * | header                          | JSON: format, dimensions, rows, vocabularyBytes, codeParts, codebookScale   |
 * | vocabularyBytes                 | the tokens, separated by line feeds; padded with zeros to a multiple of 4   |
 * | rows × 4                        | the scale of each row, float32                                              |
 * | rows × dimensions               | the rows, int8                                                              |
 * | 256 × dimensions                | the code book, int8: part by part, word by word                             |
 */
export interface EncoderModel {
  readonly dimensions: number;
  /** A row's place is its token's place here. */
  readonly vocabulary: readonly string[];
  readonly scales: Float32Array;
  readonly rows: Int8Array;
  readonly codeParts: number;
  /** A number of the code book times this is the component it stands for. */
  readonly codebookScale: number;
  readonly codebook: Int8Array;
}

interface Header {
  readonly format: string;
  readonly dimensions: number;
  readonly rows: number;
  readonly vocabularyBytes: number;
  readonly codeParts: number;
  readonly codebookScale: number;
  readonly attribution: string;
}

const MAGIC = 'CNDL';
const FORMAT = 'candela-encoder-1';

const padded = (length: number): number => (length + 3) & ~3;

export function writeModel(model: EncoderModel, attribution: string): Uint8Array {
  const vocabulary = new TextEncoder().encode(model.vocabulary.join('\n'));
  const header: Header = {
    format: FORMAT,
    dimensions: model.dimensions,
    rows: model.vocabulary.length,
    vocabularyBytes: vocabulary.length,
    codeParts: model.codeParts,
    codebookScale: model.codebookScale,
    attribution,
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const vocabularyAt = 8 + json.length;
  const scalesAt = padded(vocabularyAt + vocabulary.length);
  const rowsAt = scalesAt + model.scales.length * 4;
  const codebookAt = rowsAt + model.rows.length;
  const bytes = new Uint8Array(codebookAt + model.codebook.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC), 0);
  view.setUint32(4, json.length, true);
  bytes.set(json, 8);
  bytes.set(vocabulary, vocabularyAt);
  model.scales.forEach((scale, at) => {
    view.setFloat32(scalesAt + at * 4, scale, true);
  });
  bytes.set(new Uint8Array(model.rows.buffer, model.rows.byteOffset, model.rows.length), rowsAt);
  bytes.set(new Uint8Array(model.codebook.buffer, model.codebook.byteOffset, model.codebook.length), codebookAt);
  return bytes;
}

export function readModel(bytes: Uint8Array): EncoderModel {
  const text = new TextDecoder();
  if (text.decode(bytes.subarray(0, 4)) !== MAGIC) throw new Error('This is not an encoder file');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = view.getUint32(4, true);
  const header = JSON.parse(text.decode(bytes.subarray(8, 8 + headerLength))) as Header;
  if (header.format !== FORMAT) throw new Error(`Encoder file of the unknown format ${header.format}`);
  const vocabularyAt = 8 + headerLength;
  const scalesAt = padded(vocabularyAt + header.vocabularyBytes);
  const rowsAt = scalesAt + header.rows * 4;
  const codebookAt = rowsAt + header.rows * header.dimensions;
  if (bytes.length !== codebookAt + codeWords * header.dimensions) throw new Error('The encoder file is not whole');
  const scales = new Float32Array(header.rows);
  for (let row = 0; row < header.rows; row++) scales[row] = view.getFloat32(scalesAt + row * 4, true);
  const int8 = (from: number, to: number) => new Int8Array(bytes.buffer, bytes.byteOffset + from, to - from);
  return {
    dimensions: header.dimensions,
    vocabulary: text.decode(bytes.subarray(vocabularyAt, vocabularyAt + header.vocabularyBytes)).split('\n'),
    scales,
    rows: int8(rowsAt, codebookAt),
    codeParts: header.codeParts,
    codebookScale: header.codebookScale,
    codebook: int8(codebookAt, bytes.length),
  };
}
