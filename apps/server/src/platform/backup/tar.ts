/** What stands in an archive: a name of ours and its bytes. */
export interface Entry {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

const block = 512;

/**
 * An archive that `tar` opens too. Nothing is held in memory but what passes through, and nothing is written aside: the
 * size of an entry is known before its first byte.
 */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of entries) {
    yield headerOf(name, size);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} was to have ${size} bytes and has ${written}.`);
    yield Buffer.alloc(paddingAfter(size));
  }
  yield Buffer.alloc(2 * block);
}

const paddingAfter = (size: number): number => (block - (size % block)) % block;

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The sum of a header's bytes, its own place counted as spaces. */
function checksumOf(header: Uint8Array): number {
  let sum = 0;
  for (const [place, byte] of header.entries()) sum += place >= 148 && place < 156 ? 32 : byte;
  return sum;
}

/** The entries of an archive in their order. Each body is read, or skipped, before the next entry comes. */
export async function* readTar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = createSource(archive);
  while (true) {
    const header = await source.take(block);
    if (header.every((byte) => byte === 0)) return;
    const field = (start: number, length: number) =>
      header.toString('utf8', start, start + length).replace(/\0.*$/s, '');
    if (Number.parseInt(field(148, 8), 8) !== checksumOf(header)) throw new Error('The archive is damaged.');
    const size = Number.parseInt(field(124, 12), 8);
    const body = source.pass(size);
    yield { name: field(0, 100), size, body };
    for await (const _ of body);
    await source.take(paddingAfter(size));
  }
}

function createSource(archive: AsyncIterable<Uint8Array>) {
  const chunks = archive[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const next = await chunks.next();
    if (next.done) throw new Error('The archive ends too early.');
    return Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
  };
  return {
    async take(length: number): Promise<Buffer> {
      while (rest.length < length) rest = Buffer.concat([rest, await more()]);
      const taken = rest.subarray(0, length);
      rest = rest.subarray(length);
      return taken;
    },
    async *pass(length: number): AsyncGenerator<Uint8Array> {
      for (let left = length; left > 0; ) {
        if (rest.length === 0) rest = await more();
        const part = rest.subarray(0, left);
        rest = rest.subarray(part.length);
        left -= part.length;
        yield part;
      }
    },
  };
}
