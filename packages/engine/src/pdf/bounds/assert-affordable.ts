import { DocumentUnreadable } from '../../document/document-unreadable.ts';
import type { ReadLimits } from '../../document/read-limits.ts';
import { DrawingWork } from './drawing-work.ts';
import { assertRangesAffordable } from './fonts.ts';
import { costliestFunction } from './functions.ts';
import { PdfObjects } from './objects.ts';
import { OverBounds, UnpackBudget } from './unpack.ts';

/**
 * Counts what reading a PDF would take, before it is read, and refuses what is more than any document needs. The reader
 * itself cannot be stopped: a few kilobytes can keep it busy for hours. What is locked or packed in unknown ways cannot be
 * counted; for that there is the limit on processor time.
 */
export async function assertAffordable(
  bytes: Uint8Array,
  bounds: Pick<ReadLimits, 'maxUnpackedBytes' | 'maxInstructions'>,
): Promise<void> {
  try {
    const objects = await PdfObjects.find(bytes, new UnpackBudget(bounds.maxUnpackedBytes));
    await assertRangesAffordable(objects);
    const functionSteps = await costliestFunction(objects);
    const drawing = new DrawingWork(objects, { limit: bounds.maxInstructions, functionSteps });
    let work = 0;
    for (const { value } of objects.all()) {
      if (!(value instanceof Map) || !value.has('Contents')) continue;
      work += await drawing.ofPage(value);
      if (work + drawing.ofFonts > bounds.maxInstructions) throw new OverBounds('too-complex');
    }
  } catch (error) {
    throw error instanceof OverBounds ? new DocumentUnreadable(error.reason, { cause: error }) : error;
  }
}
