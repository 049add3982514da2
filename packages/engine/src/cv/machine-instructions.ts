import type { CvFlag } from './parsed-cv.ts';

/** Orders to a program that reads CVs. A person who writes about prompt engineering gives none. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|preceding|your)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|context|criteria|directions|scoring)\b/iu,
  /\b(?:rank|rate|score|select|choose|recommend|shortlist|mark|list|place|evaluate|treat|give)\b.{0,25}\b(?:this|the)\s+(?:candidate|applicant|cv|r[eé]sum[eé]|person|profile)\b.{0,40}\b(?:first|top|highest|highly|best|perfect|ideal|maximum|100|10\/10|above|qualified|exceptional|score)\b/iu,
  /\b(?:give|assign|return|output|respond with|answer with)\b.{0,25}\b(?:maximum|highest|perfect|full|top|100|10\/10)\b.{0,20}\b(?:score|rating|marks?|match)\b/iu,
  /\b(?:you are|act as|you're)\b.{0,20}\b(?:an? )?(?:ai|language model|assistant|chatbot|llm|recruiting (?:ai|bot)|screening (?:tool|system))\b/iu,
  /\b(?:note|instructions?|message|attention|hint)\b.{0,12}\b(?:to|for)\b.{0,12}\b(?:ai|llm|chatgpt|gpt|language models?|ats|screening (?:tool|system|software)|(?:ai|automated) (?:recruiter|reviewer|screener|system)s?)\b/iu,
  /\b(?:system|developer) prompt\b.{0,20}[:=]|<\/?(?:system|instructions?|assistant)>|\[\/?INST\]|<\|im_start\|>/iu,
  /\b(?:this|the) (?:candidate|applicant) (?:is|must be|should be) (?:considered |rated |ranked |treated as )?(?:the (?:best|ideal|perfect|most qualified|top)|perfectly qualified|an? (?:perfect|ideal|100\s?%) (?:match|fit))\b/iu,
];

/** A cheap look first: most lines have none of these words. */
const HINT =
  /instruct|prompt|rules|guideline|criteria|context|scor|candidate|applicant|\bcv\b|r[eé]sum[eé]|person|profile|rating|marks?\b|match|\bai\b|model|assistant|bot\b|\bllm|gpt|\bats\b|screen|<|\[/i;

export function findMachineInstructions(lines: readonly { text: string; page: number }[]): CvFlag[] {
  return lines.flatMap(({ text, page }, index) => {
    // An order may run over the end of a line.
    const next = lines[index + 1];
    const inBoth = next && next.page === page ? `${text} ${next.text}` : text;
    if (!HINT.test(text)) return [];
    const isOrder = ORDERS.some(
      (order) => order.test(text) || (order.test(inBoth) && !(next && order.test(next.text))),
    );
    return isOrder ? [{ kind: 'machine-instruction', page, quote: text.slice(0, 300) } as const] : [];
  });
}
