import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';

const chunkBytes = 1024 * 1024;

/** Where in the spool the lines of one table are. */
export interface Range {
  start: number;
  bytes: number;
}

/** Lines on the disk, to be read once the database has been let go. */
export class Spool {
  readonly #file: FileHandle;
  #bytes = 0;
  #isClosed = false;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The file has no name once it is open: whatever ends the process leaves nothing of anyone behind. */
  static async open(folder: string): Promise<Spool> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = path.join(folder, `spool-${randomUUID()}`);
    const file = await open(name, 'wx+', 0o600);
    await rm(name);
    return new Spool(file);
  }

  async write(batches: AsyncIterable<readonly string[]>): Promise<Range> {
    const start = this.#bytes;
    for await (const lines of batches) {
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, this.#bytes);
        done += bytesWritten;
        this.#bytes += bytesWritten;
      }
    }
    return { start, bytes: this.#bytes - start };
  }

  async *read({ start, bytes }: Range): AsyncGenerator<string> {
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.allocUnsafe(Math.min(bytes, chunkBytes));
    let rest = '';
    // What still reads after the end reads for no one: the archive could not be sent.
    for (let done = 0; done < bytes && !this.#isClosed; ) {
      const { bytesRead } = await this.#file.read(chunk, 0, Math.min(chunk.length, bytes - done), start + done);
      if (bytesRead === 0) throw new Error('The spool ends too early');
      done += bytesRead;
      const lines = (rest + decoder.write(chunk.subarray(0, bytesRead))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#file.close();
  }
}
