import type { Finding } from './authorship.ts';

/** Gaps for a detail that was not filled in: "[Company Name]", "XX%". */
export interface Placeholders {
  readonly findings: readonly Finding[];
  /** How many different ones. */
  readonly count: number;
}

const GAP = /\[\s*([^\][\n]{1,60}?)\s*\]|\{\{?\s*([\p{L}][\p{L} _-]{2,40}?)\s*\}\}?|<\s*(\p{L}[\p{L} ]{2,40}?)\s*>/gu;
/** What gaps are named after; brackets also hold years, footnotes and the names of banks. */
const NAMED =
  /^(?:your\b|insert\b|add\b|describe\b|list\b|mention\b|specify\b|e\.g\.|company|employer|organi[sz]ation|job title|position title|role|number|#|x{1,4}$|x?%$|date|dates|month|year|start|end date|city|state|country|location|phone|e-?mail|address|linkedin|name\b|full name|first name|last name|university|college|school|degree|institution|graduation|field|industry|skill|skills|tool|tools|software|technolog|amount|percentage|percent|metric|result|outcome|positive outcome|specific|relevant|project|product|client|department|team|duration|timeframe|time period|type|topic|program|area|action|issue|objective|club|course|scholarship|award|subject|language$|certification)/iu;
/** Words to the writer who fills the gap in. ("[Describe area]" is not among them: the forms people filled in said so.) */
const ADDRESSED = /^(?:your\b|insert\b|add\b)/iu;
const FILLER = /\blorem ipsum\b|[£$€] ?X{2,4}\b|(?<![\p{L}\d])\(?X{1,3}\)? ?%/giu;
const CONTACT =
  /\byour[._-]?(?:e?mail|name)@|\b(?:email|name|first\.?name\.last\.?name)@example\.(?:com|org)|linkedin\.com\/in\/your|\b(?:anytown|your city|your street|your address)\b/giu;

const addressedPoints = 2;
const mostPoints = 3;

/** `humanShare`: of a thousand CVs written by people, how many have a gap. */
export function findPlaceholders(text: string, humanShare: number): Placeholders {
  const gaps = [...text.matchAll(GAP)].flatMap((match) => {
    const inside = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    return NAMED.test(inside) && !/^\d+$/.test(inside)
      ? [{ quote: match[0], isAddressed: ADDRESSED.test(inside) }]
      : [];
  });
  const others = [...text.matchAll(FILLER)].map(([quote]) => ({ quote, isAddressed: false }));
  const contacts = [...text.matchAll(CONTACT)].map(([quote]) => ({ quote, isAddressed: true }));
  const all = new Map([...gaps, ...others, ...contacts].map((gap) => [gap.quote.toLowerCase(), gap]));
  if (all.size === 0) return { findings: [], count: 0 };
  const found = [...all.values()].sort((a, b) => Number(b.isAddressed) - Number(a.isAddressed));
  const isAddressed = found.some((gap) => gap.isAddressed);
  const plain = found.filter((gap) => !gap.isAddressed).length;
  const points = Math.min(mostPoints, (isAddressed ? addressedPoints : 0) + Math.min(2, plain));
  return {
    count: all.size,
    findings: [
      {
        points,
        reason: {
          kind: 'placeholder',
          text: isAddressed
            ? 'Unfilled template text was left in.'
            : `A template gap was left unfilled, as in ${humanShare} of 1,000 human-written CVs.`,
          quote: found
            .slice(0, 5)
            .map(({ quote }) => quote)
            .join(' · '),
        },
      },
    ],
  };
}
