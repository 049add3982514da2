import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPlaceholders } from '../../src/authorship/find-placeholders.ts';
import type { HumanFigures } from '../../src/authorship/human-figures.ts';
import { judgeAuthorship } from '../../src/authorship/judge-authorship.ts';
import { measureStyle, type Style } from '../../src/authorship/measure-style.ts';
import { stockPhrases } from '../../src/authorship/stock-phrases.ts';
import { phraseRate } from '../../src/authorship/weigh-style.ts';
import { say } from '../say.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { type HumanCv, readHumanCvs } from './human-cvs.ts';

/**
 * `node packages/engine/training/authorship/train.ts <folder of the data>`: counts how people's CVs are worded in one half
 * of them, and how often the judge is wrong about the other half.
 */
const [data] = process.argv.slice(2);
if (!data) {
  say('Which folder is the data in?');
  process.exit(2);
}

const styleOf = (cv: HumanCv): Style =>
  measureStyle(
    cv.text,
    cv.experience.map(({ description = '' }) => description),
  );

function count(cvs: readonly HumanCv[]): HumanFigures {
  const styles = cvs.map(styleOf);
  const phraseBits = Object.fromEntries(
    stockPhrases.map(({ name }) => {
      const users = styles.filter(({ phrases }) => phrases.some((phrase) => phrase.name === name)).length;
      return [name, Math.round(Math.log2((cvs.length + 1) / (users + 1)))];
    }),
  );
  const rates = styles.map((style) => phraseRate(style, phraseBits));
  const three = (value: number) => Math.round(value * 1000) / 1000;
  return {
    cvs: cvs.length,
    phraseBits,
    phrases: { fiveOfHundred: quantile(rates, 0.95), oneOfHundred: quantile(rates, 0.99) },
    tails: three(
      quantile(
        styles.map(({ tails }) => tails),
        0.95,
      ),
    ),
    figures: three(
      quantile(
        styles.map(({ figures }) => figures),
        0.95,
      ),
    ),
    spread: three(
      quantile(
        styles.map(({ spread }) => spread),
        0.05,
      ),
    ),
    gaps: Math.round((cvs.filter(({ text }) => findPlaceholders(text, 0).count > 0).length * 1000) / cvs.length),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const cvs = readHumanCvs(data);
const human = count(cvs.filter(({ isHeldOut }) => !isHeldOut));
const heldOut = cvs.filter(({ isHeldOut }) => isHeldOut).map((cv) => judgeAuthorship(cv, human).likelihood);
const [high, medium] = (['high', 'medium'] as const).map(
  (likelihood) => heldOut.filter((each) => each === likelihood).length,
);
const highAtMost = Math.ceil(clopperPearson(high ?? 0, heldOut.length).to * 10_000) / 10_000;
writeFileSync(
  path.join(import.meta.dirname, '../../models/authorship.json'),
  `${JSON.stringify({ human, falseAlarms: { cvs: heldOut.length, high, medium, highAtMost } }, null, 2)}\n`,
);
say(`${heldOut.length} held out: ${high} high, ${medium} medium`);
