import { constants, crc32, deflateRawSync } from 'node:zlib';

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that is the last. */
const lastBlock = Buffer.from([3, 0]);

/** Compressed pieces as one answer, with the sum over what they hold. */
export function gzipOf(blocks: readonly Buffer[], plain: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    plain.reduce((so, piece) => crc32(piece, so), 0),
    0,
  );
  end.writeUInt32LE(
    plain.reduce((so, piece) => so + piece.length, 0),
    4,
  );
  return Buffer.concat([gzipHeader, ...blocks, lastBlock, end]);
}

/** What fits is compressed with a small window and buffer: setting up the usual ones takes longer than compressing it. */
const small = { bytes: 8192, settings: { windowBits: 13, memLevel: 6, chunkSize: 8192 } };

/** Blocks that end with a whole byte and are not the last, so that others can follow. They may look back at what is said to stand before them. */
export const deflate = (bytes: Buffer, level: number, before?: Buffer): Buffer =>
  deflateRawSync(bytes, {
    level,
    ...(!before && bytes.length <= small.bytes && small.settings),
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before && before.length > 0 && { dictionary: before }),
  });

/** A block that is stored as it is, and not the last. */
export function asBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
