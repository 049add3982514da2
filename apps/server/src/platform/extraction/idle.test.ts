import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createExtractor } from './extractor.ts';
import { extractionPids } from './testing/processes.ts';

const job = 'Gardener\n\nRequirements\n- Pruning of roses and fruit trees';
const cv = 'Experience\n\nGardener\nCity Parks\n2018 - 2024\n- Pruned roses\n\nSkills\nPruning';

test('a process that was not needed for a while is let go; the next document starts another', {
  timeout: 60_000,
}, async () => {
  const log = pino({ level: 'silent' });
  const limits = {
    memoryLimitMb: 512,
    processorMs: 60_000,
    recogniseUntilMs: 0,
    timeoutMs: 60_000,
    concurrency: 1,
    idleMs: 300,
  };
  const extractor = createExtractor({ ...limits, log });
  try {
    const match = () => extractor.matchTexts(job, cv, new Date('2026-01-01'));
    expect((await match()).kind).toBe('match');
    const [first] = extractionPids();
    await match();
    expect(extractionPids()).toEqual([first]);
    await vi.waitUntil(() => extractionPids().length === 0, { timeout: 30_000 });
    expect((await match()).kind).toBe('match');
    expect(extractionPids()).not.toContain(first);
  } finally {
    await extractor.close();
  }
});
