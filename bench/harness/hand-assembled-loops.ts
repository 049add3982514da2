import type { LoopMemory, Loops } from '../../packages/engine/src/loops/loops.ts';
import { openModule } from '../../packages/engine/src/loops/open-loops.ts';
import { createPlainLoops } from '../../packages/engine/src/loops/plain-loops.ts';

/** The loops of scoring as they were once written out instruction by instruction: what built ones are measured against. */
const ASSEMBLED =
  'AGFzbQEAAAABCQFgBX9/f39/AAIOAQJhdAZtZW1vcnkCAAEDAwIAAAcOAgNzdW0AAARiZXN0AAEKjAICsAEBBX8gBCEJA0AgACEFIAMhBiABIQcDQCAF' +
  'KAIAIQggBiAG/QAAACACIAhB/wFxQQR0av0AAAD9jgEgAiAIQQR2QfAfcWr9AACAIP2OASACIAhBDHZB8B9xav0AAIBA/Y4BIAIgCEEUdkHwH3Fq/QAA' +
  'gGD9jgH9CwAAIAUgBGohBSAGQRBqIQYgB0F/aiEHIAcNAAsgAEEEaiEAIAJBgIABaiECIAlBfGohCSAJDQALC1gBAntBgIB+/RAhBgNAIAD9AAAAIQUg' +
  'BiAF/ZgBIQYgAyADLQAAIAUgAv0AAAD9Nf1TcjoAACAAQRBqIQAgA0EBaiEDIAFBf2ohASABDQALIAQgBv0LAAAL';

export function openHandAssembledLoops(bytes: number): LoopMemory {
  const opened = openModule(ASSEMBLED, 'at', bytes);
  if (!opened) throw new Error('There is no WebAssembly here');
  const { sum, best } = opened.exports as { sum: Loops['sumCodes']; best: Loops['findBest'] };
  return { buffer: opened.buffer, loops: { ...createPlainLoops(opened.buffer), sumCodes: sum, findBest: best } };
}
