import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostilePdfs } from '@candela/engine/testing/hostile-pdfs.ts';
import { compare } from '@candela/engine/testing/job-pdfs/compare.ts';
import { manyPages, mixed, scanned } from '@candela/engine/testing/job-pdfs/hard-to-read.ts';
import { plain } from '@candela/engine/testing/job-pdfs/single-column.ts';
import { lockedPdf } from '@candela/engine/testing/locked-pdf.ts';
import { packedTimes, pageObjects, stream } from '@candela/engine/testing/raw-pdf.ts';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExtractionFailed } from './extraction-failed.ts';
import { createExtractor, type Extractor, type ExtractorOptions } from './extractor.ts';
import { extractionPids, processFile } from './testing/processes.ts';

const open: Extractor[] = [];
/** What the options say counts for every file anew, so that a test may change them in between. */
function start(options: Partial<ExtractorOptions> = {}): Extractor {
  const usual = {
    memoryLimitMb: 512,
    processorMs: 60_000,
    recogniseUntilMs: 60_000,
    timeoutMs: 60_000,
    concurrency: 1,
    log: pino({ level: 'silent' }),
  };
  const extractor = createExtractor(Object.assign(options, { ...usual, ...options }));
  open.push(extractor);
  return extractor;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((extractor) => extractor.close()));
  expect(extractionPids()).toEqual([]);
});

const processStarted = () => vi.waitUntil(() => extractionPids()[0], { timeout: 20_000 });

describe('reading', () => {
  test('a job description, page by page, in a process that stays warm', async () => {
    const extractor = start();
    const onProgress = vi.fn();
    const { job } = await extractor.readJobDescription(await plain.draw(), { onProgress });
    expect(
      compare(plain.expected, job).filter(({ verdict }) => verdict !== 'right' && verdict !== 'rightly blank'),
    ).toEqual([]);
    expect(onProgress.mock.calls).toEqual([
      [0, 1],
      [1, 1],
    ]);
    const pids = extractionPids();
    await extractor.readJobDescription(await plain.draw());
    expect(extractionPids()).toEqual(pids);
    expect(pids).toHaveLength(1);
  });

  test.each([scanned, mixed])('$name, by recognising its letters', { timeout: 120_000 }, async ({ draw, expected }) => {
    const { job } = await start().readJobDescription(await draw());
    expect(compare(expected, job).filter(({ verdict }) => verdict !== 'right' && verdict !== 'rightly blank')).toEqual(
      [],
    );
  });

  test('pictures share an amount of time: the rest stays unread, what was read is kept', {
    timeout: 120_000,
  }, async () => {
    const extractor = start({ recogniseUntilMs: 1 });
    const { job } = await extractor.readJobDescription(await mixed.draw());
    expect(job.title?.value).toBe(mixed.expected.title);
    expect(job.requirements).toBeUndefined();
    await expect(extractor.readJobDescription(await scanned.draw())).rejects.toMatchObject({ reason: 'no-text' });
  });

  test('several at a time, never more than allowed', async () => {
    const extractor = start({ concurrency: 2 });
    const bytes = await plain.draw();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, extractionPids().length);
    }, 20);
    const read = async () => (await extractor.readJobDescription(bytes)).job.title?.value;
    // Some come while others still wait for a turn that has just become free.
    const titles = await Promise.all(Array.from({ length: 4 }, async () => [await read(), await read()]));
    clearInterval(watch);
    expect(titles.flat()).toEqual(Array.from({ length: 8 }, () => plain.expected.title));
    expect(most).toBe(2);
  });
});

describe('the process', () => {
  test('has none of the environment and may not touch the machine', async () => {
    await start().readJobDescription(await plain.draw());
    const [pid = 0] = extractionPids();
    const names = processFile(pid, 'environ')
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => entry.split('=', 1)[0]);
    expect(names.filter((name) => !name?.startsWith('NODE_CHANNEL_'))).toEqual([]);
    const flags = processFile(pid, 'cmdline').split('\0');
    expect(flags).toContain('--permission');
    expect(flags.filter((flag) => /allow-(?:fs-write|child-process|addons|wasi)/.test(flag))).toEqual([]);
  });

  test('killed in the middle, the document is read all the same', async () => {
    const extractor = start();
    const killed: number[] = [];
    const onProgress = () => {
      const [pid] = extractionPids();
      if (killed.length > 0 || pid === undefined) return;
      process.kill(pid, 'SIGKILL');
      killed.push(pid);
    };
    const { job } = await extractor.readJobDescription(await manyPages.draw(), { onProgress });
    expect(job.title?.value).toBe(manyPages.expected.title);
    expect(killed).toHaveLength(1);
    expect(extractionPids()).not.toEqual(killed);
  });

  test('killed again and again, the document fails, and the next one is read', async () => {
    const extractor = start();
    const reading = extractor.readJobDescription(await scanned.draw()).catch((error: unknown) => error);
    const first = await processStarted();
    process.kill(first, 'SIGKILL');
    const second = await vi.waitUntil(() => extractionPids().find((pid) => pid !== first), { timeout: 20_000 });
    process.kill(second, 'SIGKILL');
    const error = await reading;
    expect(error).toBeInstanceOf(ExtractionFailed);
    expect(error).toMatchObject({ reason: 'crashed', message: expect.stringContaining('could not be read') });
    expect((await extractor.readJobDescription(await plain.draw())).job.title?.value).toBe(plain.expected.title);
  });

  test('closing in the middle is not the file’s fault: the file may be read again later', async () => {
    const extractor = start();
    const reading = extractor.readJobDescription(await scanned.draw()).catch((error: unknown) => error);
    await processStarted();
    await sleep(50);
    await extractor.close();
    const error = await reading;
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ExtractionFailed);
    expect(extractionPids()).toEqual([]);
    await expect(extractor.readJobDescription(await plain.draw())).rejects.toThrow('closed');
  });
});

test('ends when its server is killed, even while a file keeps it from hearing of it', { timeout: 60_000 }, async () => {
  const server = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    new URL('./testing/hanging-reader.ts', import.meta.url).pathname,
  ]);
  await once(server.stdout, 'data');
  // Past the last word it says, into what it cannot finish.
  await sleep(500);
  const [pid = 0] = extractionPids(server.pid);
  expect(processFile(pid, 'cmdline')).toContain('extraction-process');
  server.kill('SIGKILL');
  try {
    await vi.waitUntil(() => !processFile(pid, 'cmdline').includes('extraction-process'), { timeout: 30_000 });
  } finally {
    if (processFile(pid, 'cmdline').includes('extraction-process')) process.kill(pid, 'SIGKILL');
  }
});

describe('files that cost too much', () => {
  const costly = hostilePdfs.filter(({ needsProcess }) => needsProcess);

  test.each(costly)(
    '$name: stopped, and the next file is read',
    { timeout: 60_000 },
    async ({ make, needsProcess = [] }) => {
      const limits = { timeoutMs: 2_500 };
      const extractor = start(limits);
      const error: unknown = await extractor.readJobDescription(await make()).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(ExtractionFailed);
      expect(needsProcess).toContain(error instanceof ExtractionFailed ? error.reason : undefined);
      // A process has to start for the next one, which on a busy machine takes a while.
      limits.timeoutMs = 60_000;
      expect((await extractor.readJobDescription(await plain.draw())).job.title?.value).toBe(plain.expected.title);
    },
  );

  test('memory is what it is out of, when there is time', { timeout: 60_000 }, async () => {
    const extractor = start({ memoryLimitMb: 200 });
    const spaces = packedTimes(new Uint8Array(1024 * 1024).fill(0x20), 600);
    const bytes = lockedPdf(pageObjects({ content: stream(spaces, '/Filter /FlateDecode') }));
    await expect(extractor.readJobDescription(bytes)).rejects.toMatchObject({ reason: 'out-of-memory' });
  });

  test('work is counted in time of the processor', { timeout: 60_000 }, async () => {
    const extractor = start({ processorMs: 3_000, memoryLimitMb: 2048 });
    let worked = 0;
    const reading = extractor.readJobDescription((await costly[0]?.make()) ?? new Uint8Array(), {
      onWorked: (milliseconds) => {
        worked = milliseconds;
      },
    });
    await expect(reading).rejects.toMatchObject({ reason: 'timed-out' });
    expect(worked).toBeGreaterThan(3_000);
  });

  test('a poisoned file fails alone', { timeout: 60_000 }, async () => {
    const limits = { concurrency: 2, timeoutMs: 60_000 };
    const extractor = start(limits);
    const poison = (await costly[0]?.make()) ?? new Uint8Array();
    const good = await plain.draw();
    // Both processes have started before time runs short.
    await Promise.all([good, good].map((bytes) => extractor.readJobDescription(bytes)));
    limits.timeoutMs = 2_500;
    const begun = Promise.withResolvers<void>();
    const bad = extractor
      .readJobDescription(poison, { onProgress: () => begun.resolve() })
      .catch((error: unknown) => error);
    await Promise.race([begun.promise, bad]);
    limits.timeoutMs = 60_000;
    const others = await Promise.all([good, good, good].map((bytes) => extractor.readJobDescription(bytes)));
    expect(others.map(({ job }) => job.title?.value)).toEqual(others.map(() => plain.expected.title));
    expect(await bad).toBeInstanceOf(ExtractionFailed);
  });

  test('all the others say why, one after the other in the same process', { timeout: 60_000 }, async () => {
    // Room enough that the process is not replaced for what it has kept.
    const extractor = start({ memoryLimitMb: 2048 });
    await extractor.readJobDescription(await plain.draw());
    const [pid] = extractionPids();
    for (const { make, outcome } of hostilePdfs.filter(({ needsProcess }) => !needsProcess)) {
      const reason = await extractor.readJobDescription(await make()).then(
        () => 'readable',
        (error: unknown) => (error instanceof ExtractionFailed ? error.reason : error),
      );
      expect(reason).toBe(outcome);
    }
    expect(extractionPids()).toEqual([pid]);
  });
});
