import { hostilePdfs } from '@candela/engine/testing/hostile-pdfs.ts';
import { pino } from 'pino';
import { createExtractor } from '../extractor.ts';

/** A server of its own that reads a file that never ends, until it is killed. */
const hanging = hostilePdfs.find(({ needsProcess }) => needsProcess !== undefined);
if (!hanging) throw new Error('There is no such file');
const limits = { memoryLimitMb: 1024, processorMs: 120_000, recogniseUntilMs: 0, timeoutMs: 120_000, concurrency: 1 };
await createExtractor({ ...limits, log: pino({ level: 'silent' }) }).readJobDescription(await hanging.make(), {
  onProgress: () => process.stdout.write('reading\n'),
});
