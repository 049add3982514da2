import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createEmbeddedMail } from './embedded.ts';
import { aMessage, type MailHarness, mailContract } from './port.contract.ts';
import { MailUnavailable } from './port.ts';

async function start(): Promise<MailHarness & { directory: string }> {
  const clock = createTestClock();
  const directory = await mkdtemp(join(tmpdir(), 'candela-mail-'));
  const transport = createEmbeddedMail({ directory, now: clock.now });
  return {
    transport,
    clock,
    directory,
    async inbox() {
      const names = (await readdir(directory)).sort();
      return Promise.all(names.map(async (name) => simpleParser(await readFile(join(directory, name)))));
    },
    async stop() {
      await transport.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe('embedded mail', () => {
  mailContract(start);
});

describe('embedded mail, on disk', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.stop());

  it('names files by time and id, and leaves no temporary ones', async () => {
    await harness.transport.send(aMessage({ id: 'b' }));
    harness.clock.advance(1);
    await harness.transport.send(aMessage({ id: 'a' }));
    const names = (await readdir(harness.directory)).sort();
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.000Z-b\.eml$/);
    expect(names[1]).toMatch(/Z-a\.eml$/);
  });

  it('keeps one copy however often a message is tried, also after a restart and at the same time', async () => {
    const message = aMessage({ id: 'x-1' });
    await Promise.all([1, 2, 3].map(() => harness.transport.send(message)));
    harness.clock.advance(60);
    const restarted = createEmbeddedMail({ directory: harness.directory, now: harness.clock.now });
    await restarted.send(message);
    await restarted.send(aMessage({ id: '1' }));
    expect(await readdir(harness.directory)).toHaveLength(2);
  });

  it('reports a directory that cannot be written to as worth another attempt', async () => {
    const directory = join(harness.directory, 'file');
    await writeFile(directory, '');
    const broken = createEmbeddedMail({ directory, now: harness.clock.now });
    await expect(broken.send(aMessage())).rejects.toBeInstanceOf(MailUnavailable);
    await expect(broken.check()).rejects.toBeInstanceOf(MailUnavailable);
  });
});
