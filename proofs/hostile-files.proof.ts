import assert from 'node:assert/strict';
import { ExtractionFailed } from '../apps/server/src/platform/extraction/extraction-failed.ts';
import { createExtractor, extractionLimits } from '../apps/server/src/platform/extraction/extractor.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { say } from '../bench/harness/say.ts';
import { hostileFiles } from '../packages/engine/src/testing/hostile-files.ts';

export const about =
  'hostile files through the real, limited process: each read or refused with a sentence, none crashes it';
export const rounds = 1;

export async function prove(times: number): Promise<void> {
  for (let round = 1; round <= times; round += 1) {
    const extractor = createExtractor({ ...extractionLimits, concurrency: 1, log: createLogger('silent') });
    const outcomes = new Map<string, number>();
    let slowest = { name: '', seconds: 0 };
    try {
      for (const { name, make } of hostileFiles) {
        const bytes = await make();
        const startedAt = performance.now();
        const outcome = await extractor.readCv(bytes, new Date()).then(
          () => 'read',
          (error: unknown) => {
            assert.ok(error instanceof ExtractionFailed, `${name}: ${String(error)}`);
            assert.match(error.message, /^\p{Lu}.*\.$/u, `${name} is refused with a sentence`);
            return error.reason;
          },
        );
        assert.notEqual(outcome, 'crashed', name);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        const seconds = (performance.now() - startedAt) / 1000;
        if (seconds > slowest.seconds) slowest = { name, seconds };
      }
    } finally {
      await extractor.close();
    }
    say(`  ${hostileFiles.length} files: ${[...outcomes].map(([name, count]) => `${name} ${count}`).join(', ')}`);
    say(`  slowest: ${slowest.name}, ${slowest.seconds.toFixed(1)} s`);
  }
}
