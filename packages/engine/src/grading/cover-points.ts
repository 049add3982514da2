import { type Aspect, aspectOf } from '../questions/aspect.ts';
import type { Question, ReferencePoint } from '../questions/question.ts';
import type { Opinion } from '../reader/verdict.ts';
import { climb } from '../scoring/calibration.ts';
import { aspectCover, contentCover } from './calibration.ts';
import { chooseQuotes } from './choose-quotes.ts';
import { type ReadText, readText } from './compare-texts.ts';
import { coverFact, withOpinion } from './cover-reference.ts';
import { aspectOfText, type Cues, cuesOf } from './cues.ts';
import type { Readings } from './grade.ts';

export interface PointCover {
  readonly point: ReferencePoint;
  readonly aspect: Aspect;
  /** 0 to 1. */
  readonly cover: number;
  /** The sentence that says it best. */
  readonly quote: string;
}

/** A sentence that counts, and how far it is about the question. */
export interface Evidence {
  readonly read: ReadText;
  readonly relevance: number;
  /** The same without what stands around it. */
  readonly byItself: number;
  /** How far it tells something that not every candidate could say. */
  readonly particularity: number;
}

/** What one sentence gives to one point. */
interface Candidate {
  readonly point: number;
  readonly sentence: number;
  readonly cover: number;
  /** The cover, and whether it stands where such a thing is usually told: decides between sentences, not the cover. */
  readonly worth: number;
}

/** What a point asks for: its id says so, or its words. */
export const aspectOfPoint = ({ id, text }: ReferencePoint): Aspect => aspectOf(id) ?? aspectOfText(text) ?? 'content';

/** How far each point is covered. A sentence speaks for as many points as it has room for, the clearest first. */
export function coverPoints(question: Question, evidence: readonly Evidence[], readings: Readings): PointCover[] {
  const asked = readText([question.question, question.code ?? ''].join('\n'));
  const points = question.points.map((point) => {
    const aspect = aspectOfPoint(point);
    const covers =
      aspect === 'content'
        ? contentCovers(asked, readText(point.text), evidence, readings)
        : aspectCovers(aspect, asked, evidence);
    return { point, aspect, covers };
  });
  const placeOf = (aspect: Aspect, sentence: number) => 1 - placeMatters * distance(aspect, sentence, evidence.length);
  const candidates = points.flatMap(({ aspect, covers }, at) =>
    covers.flatMap((cover, sentence): Candidate[] =>
      cover === 0 ? [] : [{ point: at, sentence, cover, worth: cover * placeOf(aspect, sentence) }],
    ),
  );
  const found = shareOut(candidates, evidence);
  const quoted = chooseQuotes(
    points.map(({ point, aspect, covers }, at) => {
      if (!found.has(at)) return { byReader: [], byCover: [] };
      const likely = evidence.map(({ read }) => likeliness(readings(point.text, read.text)));
      return {
        byReader: likely.map((value, sentence) =>
          aspect === 'content' ? (value + (covers[sentence] ?? 0)) / 2 : value * placeOf(aspect, sentence),
        ),
        byCover: covers.map((cover, sentence) => cover * placeOf(aspect, sentence)),
      };
    }),
  );
  return points.map(({ point, aspect }, at) => ({
    point,
    aspect,
    cover: found.get(at)?.cover ?? 0,
    quote: evidence[quoted.get(at) ?? -1]?.read.text ?? '',
  }));
}

/** Each point's best sentence, as far as the sentences have room. */
function shareOut(candidates: readonly Candidate[], evidence: readonly Evidence[]): Map<number, Candidate> {
  const room = evidence.map(({ read }) => 1 + Math.floor(read.words.length / wordsPerPoint));
  const found = new Map<number, Candidate>();
  const clearestFirst = candidates.toSorted(
    (a, b) => b.worth - a.worth || a.point - b.point || a.sentence - b.sentence,
  );
  for (const candidate of clearestFirst) {
    const left = room[candidate.sentence] ?? 0;
    if (left === 0 || found.has(candidate.point)) continue;
    found.set(candidate.point, candidate);
    room[candidate.sentence] = left - 1;
  }
  return found;
}

const likeliness = (opinion: Opinion | undefined): number => (opinion ? opinion[2] + opinion[1] / 2 : 0);

/** So many words that say something, for each point after the first. */
const wordsPerPoint = 4;
const placeMatters = 0.3;

/** Where in an account a thing is usually told. */
const told: Partial<Record<Aspect, 'early' | 'late'>> = {
  situation: 'early',
  plan: 'early',
  result: 'late',
  lesson: 'late',
};

function distance(aspect: Aspect, sentence: number, count: number): number {
  const place = count < 2 ? 0 : sentence / (count - 1);
  return told[aspect] === 'early' ? place : told[aspect] === 'late' ? 1 - place : 0;
}

/**
 * A fact is said in one sentence or in two that follow each other; what else the answer says does not matter to it. What
 * takes several sentences to state is said by the answer as a whole.
 */
function contentCovers(asked: ReadText, point: ReadText, evidence: readonly Evidence[], readings: Readings): number[] {
  const whole =
    point.words.length > wordsOfAFact
      ? coverFact(asked, point, readText(evidence.map(({ read }) => read.text).join(' ')))
      : 0;
  const alone = evidence.map(({ read }) => coverFact(asked, point, read));
  const withNext = evidence.map(({ read }, at) => {
    const next = evidence[at + 1]?.read;
    return next ? coverFact(asked, point, readText(`${read.text} ${next.text}`)) : 0;
  });
  return alone.map((cover, at) => {
    // Two sentences together count for the one of them that says more.
    const before = (alone[at - 1] ?? 1) < cover ? (withNext[at - 1] ?? 0) : 0;
    const after = (alone[at + 1] ?? 1) <= cover ? (withNext[at] ?? 0) : 0;
    const byWords = Math.max(cover, before, after, whole);
    const opinion = readings(point.text, evidence[at]?.read.text ?? '');
    return climb(opinion ? withOpinion(byWords, opinion) : byWords, contentCover);
  });
}

const wordsOfAFact = 18;

const weakCue = 0.5;
/** A sentence of fewer words that say something says little. */
const fewestWords = 3;

function aspectCovers(aspect: Exclude<Aspect, 'content'>, asked: ReadText, evidence: readonly Evidence[]): number[] {
  const cues = cuesOf[aspect];
  // An order shows over several sentences.
  const whole = evidence
    .filter(({ relevance }) => relevance > 0)
    .map(({ read }) => read.text)
    .join(' ');
  const isOrdered = aspect === 'steps' && strengthOf(cues, whole) === 1;
  return evidence.map(({ read, relevance, byItself, particularity }) => {
    if (aspect === 'figure' && !namesNewNumber(asked, read)) return 0;
    const own = strengthOf(cues, read.text);
    // A hint counts only in a sentence that is about the matter by itself.
    if (own < 1 && byItself === 0) return 0;
    const strength = isOrdered && own > 0 ? 1 : own;
    return climb(strength * (read.distinct.length < fewestWords ? 0.5 : 1) * relevance, aspectCover) * particularity;
  });
}

/** A number the question named is nothing new. */
const namesNewNumber = (asked: ReadText, { distinct }: ReadText): boolean =>
  distinct.some(({ key, isNumber }) => isNumber && !asked.distinct.some((word) => word.key === key)) ||
  distinct.some(
    ({ key }) =>
      /^(?:half|halved|doubled|third|quarter)$/.test(key) && !asked.distinct.some((word) => word.key === key),
  );

const CLAUSE = /[,;:]\s+|\s+(?:but|although|though)\s+|\s+and\s+(?=(?:i|we|they|there|nothing|no)\b)/i;
const DENIED = /\b(?:not|never|no|nobody|nothing|none|without|neither|nor|cannot|[a-z]+n't)\b/i;
/** Says that there is nothing to say. */
const EMPTY_CLAIM =
  /\b(?:(?:learn(?:ed|t)|check(?:ed)?|did|do|change[d]?|know|knew|tried|had|made|measured|asked|said|told|have|was|were) (?:nothing|nobody|no one|none)|nothing (?:came|changed|happened|was (?:done|learned|checked|measured|different)|special|much|to)|nobody (?:was told|knew|helped|checked)|no (?:particular |special |real )?(?:reasons?|results?|figures?|examples?|plans?|ideas?|steps?|checks?|options?|rules?|lessons?|difficult\w+|order|alternatives?|outcome)|there (?:was|were|is|are) no|(?:do not|don't|did not|didn't|cannot|can't) (?:know|remember|think of|recall|say|care|have)|no idea|not sure what)\b/i;

function strengthOf({ strong, weak, mayBeDenied }: Cues, text: string): number {
  const plain = text.replace(/[‘’]/g, "'");
  if (strong.source.includes('[\\s\\S]*') && strong.test(plain) && !EMPTY_CLAIM.test(plain)) return 1;
  let best = 0;
  for (const clause of plain.split(CLAUSE)) {
    if (EMPTY_CLAIM.test(clause)) continue;
    best = Math.max(
      best,
      stands(strong, clause, mayBeDenied) ? 1 : weak && stands(weak, clause, mayBeDenied) ? weakCue : 0,
    );
  }
  return best;
}

function stands(cue: RegExp, clause: string, mayBeDenied = false): boolean {
  const match = cue.exec(clause);
  if (!match) return false;
  return mayBeDenied || !DENIED.test(clause.slice(0, match.index + match[0].length));
}
