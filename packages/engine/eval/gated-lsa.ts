import { createEncoder, type Encoder } from '../src/encoder/encoder.ts';
import { latentSemantics } from '../training/encoder/latent-semantics.ts';
import { gatesOf, toModel } from '../training/encoder/rows.ts';
import { vocabularyOf } from '../training/encoder/token-bags.ts';
import { isHeldOut, readDevCvs, readOccupations } from '../training/encoder/training-texts.ts';

const dimensions = 192;
const seed = 7;

/** The simplest form of the recipe that comes with the data: latent semantics of O*NET's occupations, each word times its gate. */
export function fitGatedLsa(data: string): Encoder {
  const texts = readOccupations(data).map(({ title, description, tasks, titles }) =>
    [title, description, ...tasks, ...new Set(titles)].join('\n'),
  );
  const vocabulary = vocabularyOf(texts, { wordsIn: 2, pairsIn: 8 });
  const cvs = readDevCvs(data).filter(({ id }) => !isHeldOut(id));
  const gates = gatesOf(
    vocabulary,
    cvs.map(({ text }) => text),
  );
  const rows = latentSemantics(
    texts.map((text) => ({ text, weight: 1 })),
    vocabulary,
    dimensions,
    seed,
  );
  return createEncoder(
    toModel(
      vocabulary,
      rows.map((row, token) => row.map((value) => value * (gates[token] as number))),
    ),
  );
}
