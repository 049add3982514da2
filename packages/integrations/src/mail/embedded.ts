import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncDirectory } from '../disk/sync-directory.ts';
import { composeMail } from './compose.ts';
import { type MailMessage, type MailTransport, MailUnavailable } from './port.ts';

export interface EmbeddedMailOptions {
  /** Created when missing; receives `<time>-<id>.eml`, so that names sort by time. */
  directory: string;
  now: () => Date;
}

const timeLength = '2026-01-31T12-00-00.000Z-'.length;

/** Writes each message to a file that any mail program opens. */
export function createEmbeddedMail({ directory, now }: EmbeddedMailOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const inFlight = new Map<string, Promise<void>>();

  /**
   * A retry finds the file of the first attempt. Two processes never hold the same outbox row, so looking first is
   * enough; within this process the map keeps twins apart.
   */
  async function write(message: MailMessage): Promise<void> {
    const time = now();
    const { message: content } = await composer.sendMail(composeMail(message, time));
    const suffix = `${message.id}.eml`;
    const temporary = join(directory, `.${randomUUID()}.tmp`);
    const name = `${time.toISOString().replaceAll(':', '-')}-${suffix}`;
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      if ((await readdir(directory)).some((existing) => existing.slice(timeLength) === suffix)) return;
      await writeFile(temporary, content, { mode: 0o600, flush: true, flag: 'wx' });
      await rename(temporary, join(directory, name));
      await syncDirectory(directory);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw new MailUnavailable(codeOf(error));
    }
  }

  return {
    async send(message) {
      const running = inFlight.get(message.id) ?? write(message);
      inFlight.set(message.id, running);
      try {
        await running;
      } finally {
        inFlight.delete(message.id);
      }
      return { accepted: true };
    },
    async check() {
      const probe = join(directory, `.${randomUUID()}.tmp`);
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(probe, 'ok', { flag: 'wx', flush: true });
      } catch (error) {
        throw new MailUnavailable(codeOf(error));
      } finally {
        // On a full disk the name is there although its content is not.
        await rm(probe, { force: true }).catch(() => undefined);
      }
    },
    async close() {
      await Promise.allSettled(inFlight.values());
    },
  };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
