import { isLanguage } from '../../cv/words/language-names.ts';
import { cosine } from '../../encoder/encoder.ts';
import { loadEncoder } from '../../encoder/load-encoder.ts';
import { lookUpSkill } from '../../taxonomy/find-skills.ts';
import type { Snippet } from '../code/snippet.ts';
import type { QuestionKind, QuestionSubject } from '../question.ts';
import { choose, type Draft } from './draft.ts';
import { touchesProtected } from './protected-topics.ts';

export interface AskableSkill {
  readonly name: string;
  readonly isSoft: boolean;
}

const SOFT =
  /\b(?:communicat\w*|team ?(?:work|player|building)?|leadership|leader|time management|problem[- ]solv\w*|organi[sz]\w+|hard[- ]?working|detail\w*|interpersonal|multi-?task\w*|flexib\w+|creativ\w+|motivat\w+|reliab\w+|friendly|punctual\w*|adaptab\w+|work ethic|learner|people skills|patien(?:ce|t)|initiative|positive|enthusias\w+|listening|decision[- ]making|critical thinking|self[- ]\w+|dependab\w+|empath\w+|integrity|honest\w*|confiden(?:t|ce)|professional(?:ism)?|resourceful|driven|results?[- ]oriented|analytical|dedicat\w+|focused|personable|energetic|responsib\w+|prioriti[sz]\w+|work(?:ing)? under pressure|calm|strategic|passionate|works? (?:well|great)|great with|collaborat\w+|pressure|dexter\w+|physically)\b/i;
/** Everyone lists them; there is little to tell. */
const PLAIN =
  /^(?:(?:microsoft |ms )?(?:word|office(?: suite)?|outlook|powerpoint|windows|excel)|e-?mail|internet|typing|filing|phones?|computer(?:s| skills)?|fax\w*|mail|copying|reading|research|sales|budget|hr|policies|meetings|reports?|clients?|customers?|materials?|advanced computer skills|teacher|director|manager|cashier|supervisor|assistant|coordinator|engineer|consultant|accountant|administrator|secretary|receptionist|organi[sz]ational|professional|chef|nurse|driver|trainer|coach|retail|managing|management|business|quality|processes|team|staff|technical|documentation)$/i;

/** Skills a question can be about, the best first: known, told of in the work, hard before soft. Languages say where a candidate is from. */
export function askableSkills({ headline, skills, experience }: QuestionSubject): AskableSkill[] {
  const { encoder } = loadEncoder();
  const field = encoder.encode([headline, ...experience.slice(0, 3).map(({ title }) => title)].join('\n'));
  const told = experience.map(({ description }) => description.toLowerCase()).join('\n');
  const seen = new Set<string>();
  return skills
    .slice(0, 60)
    .flatMap((written, at) => {
      const name = written
        .replace(/\s+/g, ' ')
        .replace(/[\s.;,:]+$/, '')
        .trim();
      const words = name.split(' ').length;
      const key = (lookUpSkill(name)?.id ?? name).toLowerCase();
      if (name.length < 2 || name.length > 36 || words > 4 || /[^\p{L}\p{N}\s&+#./'’-]/u.test(name) || seen.has(key))
        return [];
      if (
        /^\d|\d{4}|[âÃï]|\b(?:years?|etc|and|with|to|in|of|for)$|^(?:and|or|with|in|to|of|such|com|course|etc|experience)\b/i.test(
          name,
        ) ||
        namesLanguage(name) ||
        touchesProtected(name)
      )
        return [];
      seen.add(key);
      const isSoft = SOFT.test(name);
      const isKnown = lookUpSkill(name) !== undefined;
      const own = encoder.encode(name);
      const worth =
        (isSoft ? 0 : 4) +
        (isKnown ? 2 : 0) +
        (told.includes(name.toLowerCase()) ? 1.5 : 0) +
        (words <= 3 ? 0.5 : 0) +
        (PLAIN.test(name) ? -3 : 0) +
        (field && own ? 3 * cosine(field, own) : 0);
      return [{ skill: { name, isSoft }, worth, at }];
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ skill }) => skill);
}

const namesLanguage = (name: string): boolean =>
  name.split(/[^\p{L}]+/u).some(isLanguage) || /\blanguages?\b|bilingual|fluent/i.test(name);

type Make = (skill: string) => Draft;

const hard: Readonly<Record<QuestionKind, readonly Make[]>> = {
  practice: [
    (skill) => ({
      question: `Your CV lists “${skill}”. How did you come to learn it, and what is the last thing you used it for?`,
      points: [
        ['situation', `How you came to learn “${skill}”`],
        ['example', 'The last thing you used it for'],
        ['part', 'What you did with it yourself'],
        ['check', 'How you could tell that you did it well'],
      ],
    }),
    (skill) => ({
      question: `You name “${skill}” among your skills. Tell us about one piece of work in which it made a difference.`,
      points: [
        ['situation', 'What the piece of work was'],
        ['part', `What you did in it with “${skill}”`],
        ['result', 'What difference it made'],
      ],
    }),
  ],
  interview: [
    (skill) => ({
      question: `Suppose a new colleague is to learn “${skill}” from you. What would you show them first, what do beginners usually get wrong, and how would you see that they have got it?`,
      points: [
        ['steps', 'What you would show first, and what next'],
        ['reason', 'Why in that order'],
        ['difficulty', `What beginners usually get wrong with “${skill}”`],
        ['check', 'How you would see that they have got it'],
      ],
    }),
    (skill) => ({
      question: `“${skill}” is on your CV. What is the most demanding thing you have done with it, what made it so, and how did you go about it?`,
      points: [
        ['situation', `What you did with “${skill}”, and for whom`],
        ['difficulty', 'What made it demanding'],
        ['steps', 'How you went about it'],
        ['result', 'What came of it'],
      ],
    }),
  ],
};

const soft: Readonly<Record<QuestionKind, Make>> = {
  practice: (skill) => ({
    question: `Your CV says “${skill}”. Tell us about one moment that shows it better than the words do.`,
    points: [
      ['situation', 'One particular moment: where, when and with whom'],
      ['part', 'What you did or said'],
      ['result', 'What came of it, for others as well as for you'],
    ],
  }),
  interview: (skill) => ({
    question: `You count “${skill}” among your strengths. Tell us about a time when it was put to the test, and what you learned about its limits.`,
    points: [
      ['situation', `What put “${skill}” to the test`],
      ['part', 'What you did'],
      ['difficulty', 'Where it was not enough, or nearly not'],
      ['lesson', 'What you learned from it'],
    ],
  }),
};

export function skillQuestion({ name, isSoft }: AskableSkill, kind: QuestionKind, seed: number): Draft | undefined {
  return isSoft ? soft[kind](name) : choose(hard[kind], seed, 2)?.(name);
}

export function codeQuestion(skill: string, { ask, code, points }: Snippet): Draft {
  return {
    question: `You list ${skill}. ${ask}`,
    code,
    points: points.map((text) => ['content', text]),
  };
}

/** Where the CV lists no skill that can be asked about. */
export function openSkillQuestion(kind: QuestionKind): Draft {
  return kind === 'practice'
    ? {
        question: 'What do people come to you for when they need a hand with something? Tell us about the last time.',
        points: [
          ['situation', 'What they came to you for, and when'],
          ['part', 'What you did'],
          ['result', 'How it turned out'],
        ],
      }
    : {
        question:
          'What have you taught yourself, without anyone asking you to? How did you go about it, and what do you use it for?',
        points: [
          ['situation', 'What you taught yourself, and why'],
          ['steps', 'How you taught yourself: videos, books, practice, trying again'],
          ['difficulty', 'What was hard about it'],
          ['example', 'What you use it for'],
        ],
      };
}
