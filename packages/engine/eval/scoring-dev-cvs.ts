import { findDateRange } from '../src/cv/dates/date-range.ts';
import type { ScoringCv } from '../src/scoring/scoring-input.ts';
import { type CvContent, type ExperienceContent, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { isHeldOut, readDevCvs } from '../training/encoder/training-texts.ts';

export interface LabelledCv {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly isHeldOut: boolean;
  readonly scoring: ScoringCv;
}

type Section = 'summary' | 'skills' | 'experience' | 'education' | 'certificates' | 'other';

const headings: readonly (readonly [Section, RegExp])[] = [
  ['summary', /^(?:professional |executive |career )?(?:summary|profile|overview|objective|focus)$/i],
  [
    'skills',
    /^(?:core |key |technical |relevant )?(?:skills|highlights|qualifications|competencies|skill highlights|areas of expertise)$/i,
  ],
  [
    'experience',
    /^(?:professional |work |relevant |employment )?(?:experience|history|work history|employment history)$/i,
  ],
  ['education', /^education(?: and training| and certifications)?$/i],
  ['certificates', /^(?:licenses|certifications?|licenses and certifications|certifications and licenses)$/i],
  [
    'other',
    /^(?:accomplishments|affiliations|interests|languages|publications|awards|additional information|personal information|military experience|volunteer experience|community service|references)$/i,
  ],
];

/**
 * The labelled CVs come as text without their layout; their first line, a heading, is left out. Headings and lines with dates are enough to tell titles from duties;
 * an entry's title stands on the line of its dates or on the one before it.
 */
export function contentOfText(text: string): CvContent {
  const sections: Record<Section, string[]> = {
    summary: [],
    skills: [],
    experience: [],
    education: [],
    certificates: [],
    other: [],
  };
  const rest = text.split('\n').slice(1);
  let section: Section = 'summary';
  for (const line of rest) {
    const heading = headings.find(([, pattern]) => pattern.test(line.trim()));
    if (heading) section = heading[0];
    else if (line.trim() !== '') sections[section].push(line.replaceAll('ï¼', ' '));
  }
  return {
    summary: sections.summary.join('\n'),
    skills: sections.skills
      .flatMap((line) => line.split(/\s{3,}|,/))
      .map((skill) => skill.trim())
      .filter(Boolean)
      .slice(0, 60),
    experience: entriesOf(sections.experience),
    education: sections.education.map((qualification) => ({ qualification })),
    certificates: sections.certificates,
    other: sections.other,
  };
}

function entriesOf(lines: readonly string[]): ExperienceContent[] {
  const entries: { title?: string; duration: string; lines: string[] }[] = [];
  const loose: string[] = [];
  for (const line of lines) {
    const range = findDateRange(line, 'month-first');
    if (range && line.trim().length < 140 && !/^\s/.test(line)) {
      const open = entries.at(-1)?.lines ?? loose;
      const rest = (line.slice(0, range.from) + line.slice(range.to)).replace(/Company Name.*|City\b.*/g, '').trim();
      const before = open.at(-1);
      const isTitle = before !== undefined && !/^\s/.test(before) && before.split(/\s+/).length <= 8;
      const title = rest.length > 2 ? rest : isTitle ? open.pop() : undefined;
      entries.push({
        title: title?.replace(/Company Name.*/, '').trim(),
        duration: line.slice(range.from, range.to),
        lines: [],
      });
    } else (entries.at(-1)?.lines ?? loose).push(line);
  }
  const made = entries.map(({ title, duration, lines: text }) => ({ title, duration, description: text.join('\n') }));
  return loose.length > 0 ? [{ description: loose.join('\n') }, ...made] : made;
}

/** The year after the last of them was written. */
const asOf = new Date(Date.UTC(2018, 0, 1));

export function readLabelledCvs(data: string): LabelledCv[] {
  return readDevCvs(data).map(({ id, category, text }) => ({
    id,
    category,
    // The first line is the post by whose name the category was given: no method may see it.
    text: text.split('\n').slice(1).join('\n'),
    isHeldOut: isHeldOut(id),
    scoring: toScoringCv(contentOfText(text), asOf),
  }));
}
