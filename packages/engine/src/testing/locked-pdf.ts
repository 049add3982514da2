import { createHash } from 'node:crypto';
import { type RawObject, rawPdf } from './raw-pdf.ts';

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const OWNER = Buffer.alloc(32, 7);
const ID = Buffer.alloc(16, 9);
const PERMISSIONS = -4;

/** The same file, locked as programs do that only want to forbid changes: it opens without a password, but its streams cannot be looked into. */
export function lockedPdf(objects: readonly (RawObject | string)[]): Uint8Array {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(PADDING, OWNER, permissions, ID).subarray(0, 5);
  const locked = objects.map((object, index) => {
    if (typeof object === 'string' || !object.stream) return object;
    const place = Buffer.from([index + 1, (index + 1) >> 8, (index + 1) >> 16, 0, 0]);
    return { ...object, stream: rc4(md5(key, place).subarray(0, 10), object.stream) };
  });
  const entries = `/O <${OWNER.toString('hex')}> /U <${rc4(key, PADDING).toString('hex')}> /P ${PERMISSIONS}`;
  const id = `<${ID.toString('hex')}>`;
  return rawPdf(locked, `/Encrypt << /Filter /Standard /V 1 /R 2 ${entries} >> /ID [${id} ${id}]`);
}

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Uint8Array, content: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(content).map((byte) => {
    i = (i + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
  }) as Buffer;
}
