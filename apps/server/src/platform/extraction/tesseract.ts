import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GreyImage, RecognisedWord } from '@candela/engine/document/recognise.ts';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

/** Below this the "word" is a smudge, a line or a logo. */
const LOWEST_CONFIDENCE = 30;

/** Tesseract with the language data of its package; nothing is fetched. It starts with the first picture. */
export function createTesseract() {
  let starting: Promise<Worker> | undefined;
  return {
    async recognise(image: GreyImage): Promise<RecognisedWord[]> {
      starting ??= start();
      const worker = await starting;
      const { data } = await worker.recognize(toPgm(image), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.flatMap((line) => toWords(line))),
      );
    },
    /** What it is reading stays unread. */
    async close(): Promise<void> {
      const started = starting;
      starting = undefined;
      await (await started)?.terminate();
    },
  };
}

export type Letters = ReturnType<typeof createTesseract>;

async function start(): Promise<Worker> {
  const data = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json')));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' });
  return worker;
}

type Block = NonNullable<Awaited<ReturnType<Worker['recognize']>>['data']['blocks']>[number];
type TextLine = Block['paragraphs'][number]['lines'][number];

function toWords({ words, baseline, bbox, rowAttributes }: TextLine): RecognisedWord[] {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
  const fontSize = rowAttributes.rowHeight > 0 ? rowAttributes.rowHeight : bbox.y1 - bbox.y0;
  return words
    .filter(({ text, confidence }) => text.trim() !== '' && confidence >= LOWEST_CONFIDENCE)
    .map(({ text, bbox: box, confidence }) => ({
      text,
      x: box.x0,
      // A page that lies a little askew has sloping lines; their words share the height in the middle.
      y: Math.abs(slope) < 0.05 ? (baseline.y0 + baseline.y1) / 2 : baseline.y0 + slope * (box.x0 - baseline.x0),
      width: box.x1 - box.x0,
      fontSize,
      confidence: confidence / 100,
    }));
}

/** The simplest picture format there is: a line of text, then the pixels. */
function toPgm({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
