import path from 'node:path';
import { readerModel } from '../src/reader/reader-model.ts';
import type { Judge, SaidVerdict, Verdict } from '../src/reader/verdict.ts';
import { askedYears } from '../src/scoring/asked-years.ts';
import { sureFrom } from '../src/scoring/calibration.ts';
import { explainMatch } from '../src/scoring/explain-match.ts';
import { measureCase } from '../src/scoring/measured-case.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { say, sayTable } from '../training/say.ts';
import { jobAsking } from './job-asking.ts';
import { type JudgedCv, readJudgedCvs } from './judged-cvs.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { readShortCvs } from './short-cvs.ts';

export const about =
  'whole CVs, every line of which was judged: of the requirements the product ticks, how often the line it quotes shows it';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

interface Answer {
  readonly judged: JudgedCv;
  /** Undefined where rules judge, by dates or names, and quote no single line. */
  readonly said: SaidVerdict | undefined;
  /** What the quoted line shows by the labels. */
  readonly quoted: Verdict | undefined;
  /** Whether the fast scorer ticks it, before anything is read. */
  readonly isTickedFast: boolean;
}

async function answer(judged: JudgedCv, judge: Judge): Promise<Answer> {
  const { scoring } = judged;
  const job = prepareJob(jobAsking(judged));
  const { reading } = await readMatch(job, scoring, judge);
  // Years are shown by posts, and a degree by its name: neither by a line that was judged.
  const read = askedYears(judged.requirement) === undefined ? reading.find(({ item }) => item > 0) : undefined;
  const line = read && measureCase(job, scoring).lines.evidence[read.line];
  const isTickedFast = (measureCase(job, scoring).measures.met[read?.item ?? 0] ?? 0) >= sureFrom;
  return { judged, said: read?.verdict, quoted: line && judged.verdictOf(line.text), isTickedFast };
}

/** More words than the name of a skill has. */
const mostWordsOfSkill = 4;

/** The same asked for in the form's list of skills: what is ticked there, by the fast scorer and once it is read. */
async function answerAsSkill(judged: JudgedCv, judge: Judge): Promise<{ fast: Answer; read: Answer } | undefined> {
  const { requirement, scoring } = judged;
  if (requirement.split(/\s+/).length > mostWordsOfSkill || askedYears(requirement) !== undefined) return undefined;
  const asked = { ...jobAsking(judged), requirements: [], skills: [requirement] };
  const { reading } = await readMatch(prepareJob(asked), scoring, judge);
  const answerOf = (by: typeof reading): Answer => {
    const skills = explainMatch(asked, scoring, by).factors.find(({ id }) => id === 'skills');
    const [tick] = skills?.met ?? [];
    const [probable] = skills?.likely ?? [];
    const line = (tick ?? probable)?.quotations[0];
    return {
      judged,
      said: tick ? 'met' : probable ? 'likely' : 'no',
      quoted: line && judged.verdictOf(line.text),
      isTickedFast: false,
    };
  };
  return { fast: answerOf([]), read: answerOf(reading) };
}

/** Of what the fast scorer ticks: how much the CV shows; of what it shows: how much is ticked; how often both tick alike. */
function fastFigures(answers: readonly Answer[]): string {
  const read = answers.filter(({ said }) => said !== undefined);
  const share = (of: readonly Answer[], is: (answer: Answer) => boolean) =>
    (of.filter(is).length / of.length).toFixed(3);
  const ticked = read.filter(({ isTickedFast }) => isTickedFast);
  const shown = read.filter(({ judged }) => judged.isShown);
  const alike = share(read, ({ said, isTickedFast }) => (said === 'met') === isTickedFast);
  return `the fast scorer: shown of what it ticks ${share(ticked, ({ judged }) => judged.isShown)}, ticked of what is shown ${share(shown, ({ isTickedFast }) => isTickedFast)}, as the reader ${alike}`;
}

/** Of what it calls met: how much is right, how much plainly wrong; of what the CV shows: how much is found. */
function figuresOf(answers: readonly Answer[]): string[] {
  const read = answers.filter(({ said }) => said !== undefined);
  const [ticks, probable] = (['met', 'likely'] as const).map((verdict) =>
    read.filter(({ said, quoted }) => said === verdict && quoted !== undefined),
  ) as [Answer[], Answer[]];
  const count = (verdict: Verdict, among = ticks) => among.filter(({ quoted }) => quoted === verdict).length;
  const shown = read.filter(({ judged }) => judged.isShown).length;
  const share = (some: number, of: number) => (of === 0 ? '–' : (some / of).toFixed(3));
  return [
    String(read.length),
    String(ticks.length),
    share(count('met'), ticks.length),
    share(count('met'), shown),
    share(count('no'), ticks.length),
    String(probable.length),
    share(count('met', probable), probable.length),
    share(count('no', probable), probable.length),
  ];
}

export async function run(): Promise<void> {
  const judge = await openShippedReader();
  const rows: string[][] = [];
  const skills: string[][] = [];
  for (const part of ['tune', 'test'] as const) {
    for (const [kind, cvs] of [['real', readJudgedCvs(data, part)] as const, ['short', readShortCvs(part)] as const]) {
      const answers: Answer[] = [];
      for (const judged of cvs) answers.push(await answer(judged, judge));
      const name = `${kind} CVs for ${part === 'tune' ? 'choosing' : 'testing only'}`;
      rows.push([name, ...figuresOf(answers)]);
      const asSkills: { fast: Answer; read: Answer }[] = [];
      for (const judged of cvs) asSkills.push(...[(await answerAsSkill(judged, judge)) ?? []].flat());
      skills.push([`${name}: fast scorer`, ...figuresOf(asSkills.map(({ fast }) => fast))]);
      skills.push([`${name}: read`, ...figuresOf(asSkills.map(({ read }) => read))]);
      say(
        `  ${new Set(answers.map(({ judged }) => judged.cv)).size} ${kind} CVs, ${answers.length} requirements; ${fastFigures(answers)}`,
      );
    }
  }
  const figures = ['ticks', 'right', 'found', 'plainly wrong', 'probably met', 'right', 'plainly wrong'];
  sayTable(['asked for as skills', 'asked', ...figures], skills);
  sayTable([readerModel.name, 'read', ...figures], rows);
}
