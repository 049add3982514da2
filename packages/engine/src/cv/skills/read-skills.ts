import { findUnlistedSkills } from '../../skills/unlisted-skills.ts';
import { findSkills, lookUpSkill } from '../../taxonomy/find-skills.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { FoundSkill } from '../parsed-cv.ts';
import type { Section } from '../sections/section.ts';
import { itemsOf } from './skill-items.ts';

/** Sections whose text shows what a candidate can do. */
const TOLD_IN = new Set<Section['kind']>([
  'summary',
  'experience',
  'projects',
  'education',
  'certificates',
  'publications',
  'volunteering',
  'awards',
  'other',
]);

/** Sections that tell of work in sentences: here names that no list holds are looked for, too. */
const TELLS_OF_WORK = new Set<Section['kind']>(['summary', 'experience', 'projects', 'volunteering']);
/** No section of a CV is longer; one that is must not take longer for it. */
const mostLines = 300;
/** Less sure than a name the taxonomy has. */
const unlistedConfidence = 0.55;

/** Skills listed as such first, then those the text tells of; each once, where it is said best. */
export function readSkills(sections: readonly Section[], ledger: Ledger): FoundSkill[] {
  const skills = new Map<string, FoundSkill>();
  const add = (skill: FoundSkill) => {
    const key = skill.skillId ?? skill.value.toLowerCase();
    if (!skills.has(key)) skills.set(key, skill);
  };
  for (const section of sections) {
    if (section.kind !== 'skills') continue;
    for (const { text, line, box, isProse } of itemsOf(section.lines)) {
      if (!isProse) addItem(text, line, box, add);
      else addMentions(text, line, 0.75, true, add);
    }
    ledger.use(...section.lines);
  }
  for (const section of sections) {
    if (section.heading && !TOLD_IN.has(section.kind)) continue;
    for (const line of section.lines.filter((own) => !ledger.isHead(own)))
      addMentions(line.text, line, 0.65, false, add);
  }
  for (const { kind, heading, lines } of sections) {
    if (heading && TELLS_OF_WORK.has(kind)) addUnlisted(lines, ledger, add);
  }
  return [...skills.values()];
}

type Add = (skill: FoundSkill) => void;

function addItem(
  text: string,
  line: CvLine,
  box: { x: number; y: number; width: number; height: number } | undefined,
  add: Add,
): void {
  const whole = lookUpSkill(text);
  if (whole) {
    add({ ...foundInLine(whole.name, line, 0.95, box), skillId: whole.id });
    return;
  }
  const inside = findSkills(text, { isList: false });
  const covered = inside.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { skill } of inside) add({ ...foundInLine(skill.name, line, 0.85, box), skillId: skill.id });
  // What the taxonomy does not know is a skill because it is listed as one.
  const isShort = text.split(/\s+/).length <= 5 && text.length <= 50;
  if (isShort && covered < text.length * 0.5 && /^\p{L}/u.test(text)) add(foundInLine(text, line, 0.6, box));
}

function addMentions(text: string, line: CvLine, confidence: number, isList: boolean, add: Add): void {
  for (const { skill } of findSkills(text, { isList: false })) {
    const { id, isListOnly } = skill;
    if (isListOnly && !isList) continue;
    add({ ...foundInLine(skill.name, line, confidence), skillId: id });
  }
}

function addUnlisted(lines: readonly CvLine[], ledger: Ledger, add: Add): void {
  for (const [index, line] of lines.slice(0, mostLines).entries()) {
    if (ledger.isHead(line)) continue;
    const known = findSkills(line.text, { isList: true });
    for (const { name, skillId } of findUnlistedSkills(line.text, known, lines[index - 1]?.text))
      add({ ...foundInLine(name, line, unlistedConfidence), ...(skillId && { skillId }) });
  }
}
