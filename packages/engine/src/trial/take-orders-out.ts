import { findMachineInstructions } from '../cv/machine-instructions.ts';
import type { CvFlag } from '../cv/parsed-cv.ts';
import { findInstructionsIn } from '../document/machine-instructions.ts';

const mostFlags = 20;
const longestQuote = 300;

/** One rule for both texts, and the wider one for adverts, whose orders are about any candidate and not "this candidate". */
const isOrder = (text: string): boolean =>
  findMachineInstructions([{ text, page: 1 }]).length > 0 || findInstructionsIn(text).length > 0;

/**
 * An advert without what it says to machines, and what that was. Sentence by sentence: an order in the middle of a paragraph
 * must not take the paragraph along. One that runs over the end of a line takes both lines.
 */
export function takeOrdersOut(text: string): { rest: string; flags: CvFlag[] } {
  const lines = text.split('\n').map((line) => line.split(/(?<=[.!?])\s+/));
  const orders = lines.map((sentences) => sentences.map(isOrder));
  lines.forEach((sentences, at) => {
    const [last, first] = [sentences.at(-1)?.trim() ?? '', lines[at + 1]?.[0]?.trim() ?? ''];
    if (last === '' || first === '' || orders[at]?.at(-1)) return;
    // Where the second half is an order by itself, the first belongs to it only if its beginning completes one.
    const rest = orders[at + 1]?.[0] ? first.split(/\s+/).slice(0, 2).join(' ') : first;
    if (!isOrder(`${last} ${rest}`)) return;
    orders[at]?.splice(-1, 1, true);
    orders[at + 1]?.splice(0, 1, true);
  });
  const taken = lines.flatMap((sentences, at) => sentences.filter((_, index) => orders[at]?.[index]));
  return {
    rest: lines.map((sentences, at) => sentences.filter((_, index) => !orders[at]?.[index]).join(' ')).join('\n'),
    flags: taken.slice(0, mostFlags).map((sentence) => ({
      kind: 'machine-instruction',
      page: 1,
      quote: sentence
        .trim()
        .replace(/^[-–—*•]\s+/, '')
        .slice(0, longestQuote),
    })),
  };
}
