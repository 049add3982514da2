import { findInstructionsIn } from '../document/machine-instructions.ts';
import { readText, share } from './compare-texts.ts';
import type { AiEvaluation, Answer, Grade } from './grade.ts';

/** Help that leaves the answer the person's own. */
const FITTING =
  /\b(?:spell\w*|grammar|typos?|wording|phras\w+|rephras\w+|shorten\w*|shorter|structur\w*|tidy|tidied|polish\w*|proofread\w*|translat\w*|outline|brainstorm\w*|ideas|practi[cs]e[ds]?|feedback|critique|questions?|summari[sz]\w*|look(?:ed)? up|explain\w*|check(?:ed)? (?:my|the|for|whether|that)|clearer|readab\w+|order|gaps?|missing|definition|syntax|compare[ds]?|draft)\b/i;
const HANDED_OVER =
  /\b(?:(?:wrote|write|written|generated?|generate|did|do|made|make|answered|answer|produced?|created?|copied|pasted)\b[^.!?]{0,30}\b(?:it|everything|all|whole|entire|full|answer|this|for me)|because (?:i )?(?:had no time|was lazy|it is easier|it's easier|didn't know|did not know|couldn't)|no time|easier|lazy)\b/i;
const TOOL =
  /\b(?:chatgpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|llama|mistral|perplexity|deepl|grammarly|quillbot|language model|chatbot|assistant|translator|spell ?checker)\b/i;
const CHECKED =
  /\b(?:check(?:ed|ing)?|verif(?:y|ied|ying)|tested|test(?:ing)?|compared?|confirmed?|made sure|looked up|read (?:it|through|over|everything)|went through|against (?:my|the|our)|correct(?:ed)?|fact-check\w*|ran (?:it|the))\b/i;
const CHANGED =
  /\b(?:chang(?:ed|ing)|rewrote|rewritten|reworded|edited|removed|deleted|cut|added|replaced|kept (?:only|my)|in my own words|my own (?:words|example|experience|figures?|text|draft)|wrote (?:it|the|my|everything|this)[^.!?]{0,20}\b(?:myself|first)|adapted|shortened|rejected|left out|took out|did not (?:use|take|keep)|didn't (?:use|take|keep)|figures? (?:are|is) mine|are (?:all )?mine|is (?:all )?mine)\b/i;
const WHY =
  /\b(?:because|since|so that|in order to|to make|as (?:english|i|my)|to (?:find|see|check|get|avoid|be|help|save|improve))\b/i;
const DENIED = /\b(?:not|never|no|without|nothing|n't|did not|didn't)\b[^.!?,;]{0,18}$/i;

/** A sign that stands and is not denied: "I checked", and not "I did not check". */
function stands(sign: RegExp, text: string): boolean {
  return text.split(/[.!?;]|,? but /).some((part) => {
    const match = sign.exec(part);
    return match !== null && !DENIED.test(part.slice(0, match.index));
  });
}

const fewestWords = 3;

/**
 * How a candidate who says that AI helped has used it. The reason says what for and what they did with it; whether they
 * understand shows in the answer itself. None of it touches the score.
 */
export function evaluateAiUse({ text, aiReason }: Answer, grade: Pick<Grade, 'coverage' | 'structure'>): AiEvaluation {
  const instructions = new Set(findInstructionsIn(aiReason));
  const reason = aiReason
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => ![...instructions].some((found) => found.includes(sentence)))
    .join(' ')
    .replace(/’/g, "'")
    .slice(0, 2000);
  const read = readText(reason);
  const isEmpty = read.distinct.length < fewestWords || share(read.distinct, readText(text).distinct) > 0.9;
  const checked = !isEmpty && stands(CHECKED, reason);
  const changed = !isEmpty && stands(CHANGED, reason);
  const fitting = !isEmpty && stands(FITTING, reason);
  const handedOver = stands(HANDED_OVER, reason) && !changed;
  const appropriateness = isEmpty
    ? 0
    : handedOver
      ? fitting
        ? 1
        : 0
      : (fitting ? 2 : 1) + (checked || changed ? 1 : 0);
  const reasons = [stands(TOOL, reason), fitting, checked, changed, stands(WHY, reason)];
  const quality = isEmpty ? 0 : Math.min(3, reasons.filter(Boolean).length * 0.75);
  return {
    usage_appropriateness: Math.min(3, appropriateness),
    reasoning_quality: quality,
    understanding_demonstrated: Math.round(understanding(text, grade) * 12) / 4,
  };
}

/** What a candidate knows of their own work has figures, names and particulars in it. */
function understanding(text: string, { coverage, structure }: Pick<Grade, 'coverage' | 'structure'>): number {
  const isOwn = /\b(?:i|my|we|our)\b/i.test(text) ? 1 : 0;
  const hasFigures = /\d|\b(?:half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred)\b/i.test(
    text,
  )
    ? 1
    : 0;
  return Math.min(1, coverage * 0.7 + structure * 0.1 + (isOwn + hasFigures) * 0.1 * Math.min(1, coverage * 2));
}
