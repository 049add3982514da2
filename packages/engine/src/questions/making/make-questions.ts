import { pointsOf } from '../aspect.ts';
import { findSnippet } from '../code/find-snippet.ts';
import { type Question, type QuestionKind, type QuestionSubject, questionKinds } from '../question.ts';
import { careAndFood } from '../situations/care-and-food.ts';
import { deskWork } from '../situations/desk-work.ts';
import { general } from '../situations/general.ts';
import { handsAndPeople } from '../situations/hands-and-people.ts';
import { type Trade, tradeOf } from '../trade.ts';
import { type CvLine, cleanTitle, linesOf } from './cv-lines.ts';
import { choose, type Draft, seedOf } from './draft.ts';
import { jobQuestion } from './job-questions.ts';
import { nextQuestion } from './next-questions.ts';
import { openResultQuestion, resultQuestion } from './result-questions.ts';
import { askableSkills, codeQuestion, openSkillQuestion, skillQuestion } from './skill-questions.ts';
import { firstWorkQuestion, titleQuestion, workQuestion } from './work-questions.ts';

const situations = [...careAndFood, ...deskWork, ...handsAndPeople, ...general];

/**
 * Five questions about what a candidate did, can do and would do, from their own CV: the same for the same CV. Each further
 * round asks about other lines, other skills and other situations, as far as the CV has them.
 */
export function makeQuestions(subject: QuestionSubject, kind: QuestionKind, round = 0): Question[] {
  const seed =
    seedOf([subject.headline, ...subject.skills, ...subject.experience.map(({ title }) => title)].join('\n')) + round;
  const trade = tradeOf(subject);
  const lines = pickLines(turned(linesOf(subject), round * linesOfRound))[kind];
  const title = subject.experience.map((entry) => cleanTitle(entry.title)).find((name) => name !== undefined);
  const hasWork = subject.experience.length > 0;
  const role = cleanTitle(subject.headline) ?? title;
  const drafts: readonly (readonly [string, string, Draft])[] = [
    [
      'work',
      'Work you have done',
      (lines.work && workQuestion(lines.work, kind, seed)) ??
        (title ? titleQuestion(title, kind) : firstWorkQuestion(kind)),
    ],
    ['skill', 'A skill of yours', aboutSkill(subject, kind, trade, { seed, round })],
    ['situation', 'A situation', aboutSituation(kind, trade, seed)],
    [
      'result',
      'A result of yours',
      (lines.result && resultQuestion(lines.result, kind, seed)) ?? openResultQuestion(title, hasWork, kind),
    ],
    subject.job
      ? [
          'job',
          'The job',
          jobQuestion(subject, kind) ?? nextQuestion(cleanTitle(subject.job.title), hasWork, kind, seed),
        ]
      : ['next', 'What comes next', nextQuestion(role, hasWork, kind, seed)],
  ];
  return drafts.map(([slot, category, { question, code, points }]) => ({
    id: `${kind}-${slot}`,
    kind,
    category,
    question,
    ...(code !== undefined && { code }),
    points: pointsOf(points),
  }));
}

interface PickedLines {
  readonly work: CvLine | undefined;
  readonly result: CvLine | undefined;
}

/** No line is asked about twice, as long as there are enough of them. */
function pickLines(lines: readonly CvLine[]): Readonly<Record<QuestionKind, PickedLines>> {
  const left = [...lines];
  const take = (fits: (line: CvLine) => boolean): CvLine | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const results = questionKinds.map(
    () => take(({ scale }) => scale === 'improvement') ?? take(({ scale }) => scale === 'size'),
  );
  const [interviewWork, practiceWork] = [take(() => true), take(() => true)];
  return {
    // The strongest line is worth the deeper question.
    interview: { work: interviewWork, result: results[0] },
    practice: { work: practiceWork ?? (interviewWork?.title ? undefined : interviewWork), result: results[1] },
  };
}

/** Both kinds of questions take two lines each. */
const linesOfRound = 4;

/** The same in the same order, beginning further on. */
const turned = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

function aboutSkill(
  subject: QuestionSubject,
  kind: QuestionKind,
  trade: Trade,
  { seed, round }: { seed: number; round: number },
): Draft {
  const skills = turned(askableSkills(subject), round * 2);
  const coded = skills.flatMap(({ name }) => {
    const snippet = findSnippet(name, kind);
    return snippet && fitsTrade(snippet.language, trade) ? [{ name, snippet }] : [];
  });
  const [first, second] = skills;
  // Two kinds, two languages, where there are two.
  const code = kind === 'interview' ? coded[0] : (coded[1] ?? coded[0]);
  if (code) return codeQuestion(code.name, code.snippet);
  const skill = kind === 'interview' ? first : (second ?? first);
  return (skill && skillQuestion(skill, kind, seed)) ?? openSkillQuestion(kind);
}

/** Half the world lists a spreadsheet; only some are asked to read a formula. */
function fitsTrade(language: string, trade: Trade): boolean {
  if (language === 'Microsoft Excel') return trade === 'finance';
  if (language === 'HTML') return trade === 'software' || trade === 'creative';
  return trade === 'software' || trade === 'laboratory' || trade === 'finance';
}

function aboutSituation(kind: QuestionKind, trade: Trade, seed: number): Draft {
  const own = situations.filter((situation) => situation.trade === trade && situation.kind === kind);
  const any = general.filter((situation) => situation.kind === kind);
  return choose(own.length > 0 ? own : any, seed, 3) ?? openSkillQuestion(kind);
}
