import { findInstructionsIn } from '../document/machine-instructions.ts';

/** A cheap look first: most lines have none of these. */
const HINT =
  /instru|prompt|ignor|disregard|forget|overrid|candid|kandidat|applicant|bewerber|\bcv\b|r[eé]sum[eé]|\bai\b|\ba\.i\.|llm|gpt|model|chatbot|\bats\b|screen|hiring|recruit|require|criteri|evaluat|scoring|parsing|assessment|advert|\bme\b|algorithm|\bsystem|verdict|reject|rating|\brank|\bscore|classif|confidence|\bskills|section|anweisung|consigne|istruzioni|polece|инструкци|указани|指令|指示|<|\[/iu;

/**
 * Wider than what is flagged to the reader of a CV: here a line that only sounds like an order costs one line of evidence, and
 * no candidate is accused of anything.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:this|the above) (?:candidate|applicant|cv|r[eé]sum[eé])\b/iu,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|criteria|guidelines|above|previous)\b/iu,
  /\b(?:rank|rate|score|grade|recommend|shortlist|select|hire|choose|prioriti[sz]e) (?:me|him|her|them)\b/iu,
  /\b(?:ai|llm|(?:chat)?gpt|claude|gemini|(?:language|ai) models?|chatbots?|ats|screening (?:tools?|software|systems?)|hiring (?:tools?|algorithms?|systems?)|automated (?:systems?|reviewers?|screeners?))\b.{0,60}\b(?:must|should|please|you)\b/iu,
  /\b(?:must|should|please|you)\b.{0,60}\b(?:perfect|ideal|best|strongest|top|highest|maximum) (?:possible )?(?:match|fit|candidate|applicant|score|rating|rank|ranking)\b/iu,
  /^\W*(?:please )?(?:give|award|assign|return|output|respond|reply|rank|rate|score)\b.{0,60}\b(?:highest|maximum|top|perfect|full|first|best|100)\b/iu,
  /\b(?:perfect|ideal|strongest|best possible) (?:match|fit|candidate|applicant)\b/iu,
  /^\W*(?:reviewer|evaluator|system|algorithm|(?:scoring|ranking|screening) (?:note|instruction|hint)|parsing hint|assessment result|automated assessment|(?:match|overall|final) (?:score|rating)|verdict|confidence|note to (?:the )?(?:reviewer|evaluator))\s*[:–—-]/iu,
  /\b(?:to|for) (?:the |an? |any )?(?:algorithms?|parsers?|automated \p{L}+|screening (?:tools?|systems?))\s*:|\bnew instructions?\s*:/iu,
  /^\W*(?:please )?(?:mark|treat|consider|interpret|classify|count|regard|weight|weigh)\b.{0,40}\b(?:as (?:an? )?(?:met|present|satisfied|verified|shown|evidenced|match)|above as|when (?:ranking|scoring|matching))\b/iu,
  /\b(?:candidate|applicant) (?:clearly |fully )?(?:meets|exceeds|satisfies|fulfils|should be|must be)\b|\btop \d+ ?(?:%|percent) of (?:applicants|candidates)\b/iu,
  /\b(?:do not|never) (?:reject|discard|exclude|screen out)\b.{0,20}\b(?:application|cv|candidate|applicant|me)\b/iu,
  /\b(?:all|every|each)\b.{0,30}\b(?:requirements?|criteri(?:a|on))\b.{0,12}\b(?:above|are|is|have been|has been) (?:satisfied|fulfilled|evidenced|demonstrated|met|shown)\b|\bessential criteri(?:a|on)\b\W*$/iu,
  /^\W*(?:return|output|respond|reply|answer)(?: only| with)?\s*:/iu,
  /\bthe (?:evaluator|reviewer|assessor|system|parser) (?:shall|must|should|will|reading)\b|\bsystem reading this\b/iu,
  /\b(?:all|every|each)\b.{0,20}\b(?:listed|job) (?:requirements?|criteria)\b|\brequirements? of the (?:post|role|job|position|advert)\b|\b(?:line|lines|part|parts|%) of the (?:advert|job description)\b/iu,
  /<\|?\/?(?:system|instructions?|assistant|im_start|im_end)\b|\[\/?inst\]/iu,
];

/** Whether a line speaks to a machine that reads CVs, and not about the person. */
const isForMachines = (line: string): boolean =>
  HINT.test(line) && (ORDERS.some((order) => order.test(line)) || findInstructionsIn(line).length > 0);

/** The lines of a text that are about the person. An order may run over the end of a line. */
export function withoutOrders(lines: readonly string[]): string[] {
  const isOrder = lines.map(isForMachines);
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || isOrder[at] || isOrder[at + 1] || !HINT.test(line) || !HINT.test(next)) return;
    if (findInstructionsIn(`${line} ${next}`).length > 0) isOrder[at] = isOrder[at + 1] = true;
  });
  // What was cut at a semicolon is one sentence.
  lines.forEach((line, at) => {
    if (isOrder[at] && line.endsWith(';') && at + 1 < lines.length) isOrder[at + 1] = true;
  });
  return lines.filter((_, at) => !isOrder[at]);
}
