import { isListOfPapers, namesPaper } from '../words/papers.ts';
import type { Section } from './section.ts';

/** "Driving licence" with nothing below it is no heading: it says that one is held. */
export function asPaper(section: Section): Section {
  const { heading, lines } = section;
  return heading && lines.length === 0 && /\bdriving licen[cs]e$/iu.test(heading.text)
    ? { kind: 'certificates', heading: undefined, title: undefined, lines: [heading] }
    : section;
}

/** "Certifications & skills": the lines of papers are a list of their own. */
export function withPapersApart(section: Section): Section[] {
  const { kind, title = '', lines } = section;
  const isOfBoth = (kind === 'skills' || kind === 'certificates') && /\bskills\b/iu.test(title) && PAPERS.test(title);
  if (!isOfBoth) return [section];
  const papers = lines.filter(
    ({ text }) =>
      isListOfPapers(text) ||
      namesPaper(text) ||
      CERTIFIES.test(text) ||
      (kind === 'certificates' && !LISTS_MORE.test(text)),
  );
  const others = lines.filter((line) => !papers.includes(line));
  return [
    { ...section, kind: 'skills', lines: others },
    { kind: 'certificates', heading: undefined, title: undefined, lines: papers },
  ];
}

const CERTIFIES = /\b(?:certified|certificate|certification|licen[cs]ed?|chartered)\b/iu;
const LISTS_MORE = /^[^:]{2,30}:\s|\S[,;|•·]\s+\S/u;
const PAPERS = /\b(?:certif|licen[cs]e|training|course|ticket|card)/iu;
