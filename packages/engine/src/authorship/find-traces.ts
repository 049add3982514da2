import type { Finding } from './authorship.ts';
import { quoteAt } from './quote.ts';

const paper = '(?:cv|resume|résumé|curriculum vitae|cover letter)';
const rewritten =
  '(?:revised|updated|polished|tailored|improved|rewritten|refined|enhanced|reformatted|restructured|sample|shorter|concise|professional(?:ly written)?)';
const rework =
  '(?:tailor|adjust|refine|rewrite|revise|shorten|expand|format|reformat|customi[sz]e|tweak|turn|make (?:it|this|the|any)|add (?:more|any)|create|write|generate)';
const apostrophe = "['’]";

/**
 * What an assistant says to a candidate who asked it for a CV. People address readers too ("feel free to call me", "let me know if
 * you need references"): each pattern asks for words about the writing of the CV itself.
 */
const spoken: readonly string[] = [
  `(?:certainly|absolutely|sure(?: thing)?|of course|great)[!,.:]? (?:here${apostrophe}?s|here (?:is|are)|below (?:is|are)|i${apostrophe}ve|i have) `,
  `(?:here${apostrophe}?s|here is|below is) (?:an?|the|your) (?:[\\w-]+ ){0,3}?${rewritten}(?: [\\w-]+){0,4}? (?:${paper}|version|section|draft|template|summary|bullet points)`,
  `(?:here${apostrophe}?s|here is|below is) (?:a|an|your) (?:[\\w-]+ ){0,3}?${paper}`,
  `feel free to (?:adjust|modify|customi[sz]e|edit|tweak|adapt|tailor|replace|personali[sz]e)`,
  `let me know if (?:you${apostrophe}d like|you would like|you want|you need) (?:me to ${rework}|any (?:changes|adjustments|edits|revisions|tweaks|modifications)|(?:a|another) (?:shorter|longer|different) version)`,
  `would you like (?:me to ${rework}|an? (?:shorter|longer|matching|one-page|two-page|different))`,
  `(?:remember|be sure|make sure|do not forget|don${apostrophe}t forget) to (?:replace|fill in|customi[sz]e|tailor|quantify|include) (?:the |any |all |each )?(?:placeholders?|brackets|bracketed|your (?:actual|own|real|achievements|${paper}))`,
  `replace (?:the |any |all )?(?:placeholders?|bracketed)`,
  `as an? (?:ai|artificial intelligence|(?:ai )?(?:large )?language model)(?: (?:language )?model| assistant)?,? i (?:am|do|don|can|cannot|have|would|could|lack)`,
  `i(?:${apostrophe}m| am) (?:just |only )?an ai (?:language model|assistant)(?! (?:engineer|developer|researcher|trainer|designer))`,
  `i(?:${apostrophe}ve| have) (?:tailored|rewritten|restructured|revised|updated|reformatted|polished|improved) your (?:${paper}|summary|experience|bullet points)`,
  `this (?:version|revision|draft|resume|cv|format) (?:emphasi[sz]es|highlights|showcases|focuses on|positions) (?:you|your)`,
  `based on the (?:job description|information|details|experience) you(?:${apostrophe}ve)? (?:have )?(?:provided|shared|gave|given)`,
  `thank you for (?:sharing|providing) your (?:details|information|${paper}|experience)`,
  `you can (?:customi[sz]e|adapt|adjust|modify|personali[sz]e) this (?:template|${paper}|draft|version)`,
  `i hope this (?:helps|version)`,
  `good luck with your (?:application|job search|job hunt|interview)`,
  `(?:make sure|be sure|remember) to quantify your`,
];

const words = (source: string): RegExp => new RegExp(`\\b${source.replaceAll(' ', '\\s+')}`, 'iu');

interface Trace {
  readonly patterns: readonly RegExp[];
  readonly points: number;
  readonly text: string;
}

/** One is enough for "high": people's own CVs have none. */
export const decisive = 6;

const traces: readonly Trace[] = [
  {
    patterns: spoken.map(words),
    points: decisive,
    text: 'These words are a chat program’s reply, not part of a CV.',
  },
  {
    patterns: [
      /:?contentReference\s?\[oaicite|\boaicite:\d|【\d+†[^】\n]{0,40}】|\bturn\d+(?:search|view|file|news)\d+\b/u,
    ],
    points: decisive,
    text: 'Chat programs leave this mark when their reply is copied.',
  },
  {
    patterns: [/[?&]utm_source=(?:chatgpt|openai|copilot|perplexity|gemini|claude)\b/iu],
    points: 3,
    text: 'This link was copied out of a chat program’s answer.',
  },
];

export interface Traces {
  readonly findings: readonly Finding[];
  /** Kinds of trace that chat programs leave in what they write, each counted once. */
  readonly kinds: number;
  readonly isDecisive: boolean;
}

export function findTraces(text: string): Traces {
  const found = traces.flatMap(({ patterns, points, text: about }): Finding[] => {
    const match = firstMatch(patterns, text);
    return match
      ? [{ points, reason: { kind: 'artefact', text: about, quote: quoteAt(text, match.index, match[0].length) } }]
      : [];
  });
  const markdown = findMarkdown(text);
  const findings = markdown ? [...found, markdown] : found;
  return { findings, kinds: findings.length, isDecisive: found.some(({ points }) => points >= decisive) };
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    // Candidates who work with such programs quote them.
    if (match && !/["“”'‘«]\s*$/u.test(text.slice(Math.max(0, match.index - 3), match.index))) return match;
  }
  return undefined;
}

const MARKS = /\*\*[^*\n]{2,80}\*\*|^#{2,4} \p{L}/gmu;
/** Engineers write CVs like that themselves, so that alone it stays below "medium". */
const mostMarkdown = 2;

function findMarkdown(text: string): Finding | undefined {
  const marks = [...text.matchAll(MARKS)];
  const [first] = marks;
  if (!first) return undefined;
  return {
    points: Math.min(mostMarkdown, marks.length),
    reason: {
      kind: 'artefact',
      text: 'Heading or bold markers, as chat programs write them, were left in.',
      quote: quoteAt(text, first.index, first[0].length),
    },
  };
}
