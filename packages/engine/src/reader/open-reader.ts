import { InferenceSession, Tensor } from 'onnxruntime-node';
import shipped from '../../models/reader-words.json' with { type: 'json' };
import { type Judge, type Opinion, saidText } from './verdict.ts';
import { createWordPieces } from './word-pieces.ts';

/**
 * The reader (the bytes of `readerModel.file`) on this processor, on one thread. Each pair is read by itself: numbers are rounded by the largest of a batch, so
 * that what a line is read with would change what is said of it.
 */
export async function openReader(model: Uint8Array): Promise<Judge> {
  const words = createWordPieces(shipped.words);
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Texts of many lengths: room kept for each of them would add up.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  return async (pair) => {
    const { ids, sides } = words.pairOf(pair.requirement, saidText(pair));
    const { logits } = await session.run({
      input_ids: toTensor(ids),
      attention_mask: toTensor(ids.map(() => 1)),
      token_type_ids: toTensor(sides),
    });
    return toOpinion(logits?.data as Float32Array);
  };
}

const toTensor = (numbers: readonly number[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

function toOpinion(logits: Float32Array): Opinion {
  const most = Math.max(...logits);
  const [no = 0, partly = 0, met = 0] = Array.from(logits, (logit) => Math.exp(logit - most));
  const whole = no + partly + met;
  return [no / whole, partly / whole, met / whole];
}
