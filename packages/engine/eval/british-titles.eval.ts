import { createHash } from 'node:crypto';
import { openCv } from '../src/scoring/open-cv.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { compareOccupations, lightByOccupation, occupationsOfJob } from '../src/scoring/title-occupations.ts';
import { toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { createWorkspace } from '../src/scoring/workspace.ts';
import { loadOccupations } from '../src/titles/load-occupations.ts';
import { type NormalisedTitle, normaliseTitle } from '../src/titles/normalise-title.ts';
import { say, sayTable } from '../training/say.ts';
import pairs from './british-titles/pairs.json' with { type: 'json' };
import fields from './british-titles/titles.json' with { type: 'json' };

export const about =
  'titles as British adverts and CVs write them, brought to ESCO’s occupations: is the first answer one that a careful person accepts?';

const halves = ['for choosing', 'for testing only'] as const;
type Half = (typeof halves)[number];

interface Title {
  readonly title: string;
  /** ESCO's labels; none where ESCO has nothing fit, or the title says no occupation. */
  readonly accepted: readonly string[];
  readonly answer: NormalisedTitle | undefined;
}

const halfOf = (title: string): Half =>
  (createHash('sha256').update(title).digest()[0] ?? 0) % 2 === 0 ? 'for testing only' : 'for choosing';

const answerTitles = (): Title[] =>
  Object.values(fields).flatMap((field) =>
    Object.entries<readonly string[]>(field).map(([title, accepted]) => ({
      title,
      accepted,
      answer: normaliseTitle(title)[0],
    })),
  );

const codeOf = new Map(loadOccupations().occupations.map(({ label, code }) => [label, code]));

/** Whether the answer's code begins as that of an accepted occupation does. */
function sharesCode({ accepted, answer }: Title, figures: number): boolean {
  return accepted.some((label) => {
    const code = codeOf.get(label);
    if (code === undefined) throw new Error(`ESCO has no occupation “${label}”`);
    return code.slice(0, figures) === answer?.code.slice(0, figures);
  });
}

const isRight = ({ accepted, answer }: Title): boolean => accepted.includes(answer?.occupation ?? '');
const isAnswered = ({ answer }: Title): boolean => answer !== undefined;

function figuresOf(all: readonly Title[]): string[] {
  const fit = all.filter(({ accepted }) => accepted.length > 0);
  const unfit = all.filter(({ accepted }) => accepted.length === 0);
  return [
    `${fit.length}`,
    `${fit.filter(isAnswered).length}`,
    `${fit.filter(isRight).length}`,
    `${fit.filter((one) => sharesCode(one, 4)).length}`,
    `${fit.filter((one) => isAnswered(one) && !sharesCode(one, 1)).length}`,
    `${unfit.filter(isAnswered).length} of ${unfit.length}`,
  ];
}

type Said = 'same work' | 'nothing' | 'another occupation';

/** What the scorer makes of a post in a CV beside a job's title, by their occupations alone; the lines are those of its remarks. */
function saidOf(asked: string, held: string): Said {
  const cv = toScoringCv(
    { skills: [], experience: [{ title: held }], education: [] },
    new Date(Date.UTC(2026, 10, 15)),
  );
  const open = openCv(createWorkspace(), prepareCv(cv));
  compareOccupations(occupationsOfJob(asked), open);
  if (lightByOccupation(open, 0, 0) >= 0.5) return 'same work';
  return (open.scratch.left[0] ?? 1) < 0.9 ? 'another occupation' : 'nothing';
}

/** A pair is for choosing only where both its titles are. */
const halfOfPair = (pair: readonly string[]): Half =>
  pair.every((title) => halfOf(title) === 'for choosing') ? 'for choosing' : 'for testing only';

function rowsOfPairs(name: string, all: readonly (readonly string[])[]): string[][] {
  return halves.map((half) => {
    const said = all.filter((pair) => halfOfPair(pair) === half).map(([asked = '', held = '']) => saidOf(asked, held));
    const count = (what: Said) => `${said.filter((one) => one === what).length}`;
    return [`${name}, ${half}`, `${said.length}`, count('same work'), count('nothing'), count('another occupation')];
  });
}

/** Those for testing only are counted, not shown. */
function sayWrong(titles: readonly Title[]): void {
  for (const one of titles.filter(({ title }) => halfOf(title) === 'for choosing')) {
    const { title, accepted, answer } = one;
    if (accepted.length > 0 ? isRight(one) : !answer) continue;
    const given = answer ? `${answer.occupation} (${answer.code}, ${answer.confidence.toFixed(2)})` : 'no answer';
    say(`  ${title}: ${given}; accepted: ${accepted.join(', ') || 'none'}`);
  }
}

export async function run(): Promise<void> {
  const titles = answerTitles();
  sayWrong(titles);
  say();
  sayTable(
    ['', 'titles', 'answered', 'accepted', 'the same four figures', 'another major group', 'answered, fits none'],
    halves.map((half) => [half, ...figuresOf(titles.filter(({ title }) => halfOf(title) === half))]),
  );
  say();
  sayTable(
    ['pairs of titles', 'pairs', 'the same work', 'nothing said', 'another occupation'],
    [...rowsOfPairs('the same work', pairs.sameWork), ...rowsOfPairs('other work', pairs.otherWork)],
  );
}
