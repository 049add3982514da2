import { findSkills, type SkillMention } from '../taxonomy/find-skills.ts';
import { withWholes } from '../taxonomy/parts-of-skills.ts';
import { hasWordsOf } from '../taxonomy/words-of-skills.ts';

/** HubSpot, C++, T24, Node.js. */
const SURELY_NAME = /\p{Lu}.*\p{Lu}|[\d+#.]/u;
/** PostGIS: a name, whether a list has it or not. */
const TOLD_BY_CAPITALS = /^(?=\p{L}{4,}$)\p{L}*\p{Lu}\p{L}*\p{Lu}/u;
/** Fewer than four letters begin the words of many a line by chance. */
const LETTERS = /^\p{Lu}{4,7}$/u;
const CAPITAL = /^\p{Lu}/u;
/** Welding, carpentry, photography: a kind of work, even where it opens a sentence and has its capital from there. */
const WORK =
  /(?:ing|ment|[tsc]ion|ship|[ae]nce|ics|(?:log|graph|scop|therap|nom|tom|path|econom|er)y|try|ity|ism|care|work|sales|payroll|design|law|research|support)$/iu;
/** Tools that the taxonomy knows as other names of a kind of work: Jest is unit testing. */
const TOOLS_OF_WORK = new Set(['jest', 'pytest', 'arduino', 'assembler']);
/** "Xero or similar": then something of its kind will do. */
const OR_SIMILAR = /\b(?:similar|equivalent|comparable|such as|e\.?g\.?|for example|like)\b/iu;
const NAME_LIKE = /\p{Lu}\p{L}{3,}/gu;
/** Words that say nothing beside a name. */
const AROUND = /\b(?:and|or|of|with|in|the|an?|using|use|experience|knowledge|skills?|good|strong|advanced|basic)\b/giu;

/** Kinds of work and of tools that are called by letters or by a word, and done without it: HR, CI/CD, a CRM, M&A. */
const KINDS = new Set([
  'a-b-testing',
  'agile',
  'anti-money-laundering',
  'b2b-sales',
  'b2c-sales',
  'bim',
  'cad',
  'cfd',
  'ci-cd',
  'cnc',
  'content-management-systems',
  'crm',
  'data-protection',
  'data-warehousing',
  'devops',
  'diversity-and-inclusion',
  'e-commerce',
  'electronic-health-records',
  'erp',
  'etl',
  'financial-planning',
  'finite-element-analysis',
  'firewalls',
  'firmware',
  'fmea',
  'food-hygiene',
  'generative-ai',
  'gis',
  'gmp',
  'health-and-safety',
  'hris',
  'human-resources',
  'hvac',
  'identity-and-access-management',
  'infrastructure-as-code',
  'internet-of-things',
  'ios',
  'it-support',
  'kanban',
  'large-language-models',
  'machine-learning',
  'mergers-and-acquisitions',
  'microcontrollers',
  'microservices',
  'month-end-close',
  'pat-testing',
  'plc-programming',
  'point-of-sale',
  'ppc',
  'preventive-maintenance',
  'product-development',
  'public-relations',
  'quality-assurance',
  'quality-control',
  'quality-management',
  'rest-apis',
  'restful-api',
  'root-cause-analysis',
  'scrum',
  'sdlc',
  'sem',
  'sen',
  'seo',
  'spc',
  'triage',
  'ui-design',
  'ux-design',
  'vat-returns',
]);

const initialsOf = (name: string): string => (name.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase();

/** "Budgets", "Reconciliations" and "NLP" are kinds of work in another form, "HPLC" and "Jest" are ways and tools of one. */
function isWorkItself(written: string, work: string): boolean {
  if (!WORK.test(work)) return false;
  if (/\p{L}\p{Lu}/u.test(written)) return initialsOf(work) === written;
  return !TOOLS_OF_WORK.has(written.toLowerCase());
}

function isName({ skill, from, to }: SkillMention, text: string): boolean {
  if (KINDS.has(skill.id)) return false;
  if (SURELY_NAME.test(skill.name)) return true;
  const written = text.slice(from, to);
  if (!CAPITAL.test(written) || isWorkItself(written, skill.name)) return false;
  const opensText = !/\p{L}/u.test(text.slice(0, from));
  return !opensText || !(/\s\p{Ll}/u.test(written) || WORK.test(written));
}

/** "Excel", "Power BI": a skill as a list calls it, where it is the name of a tool and of nothing else. */
export const isNameOfTool = (skill: string): boolean => {
  const mentions = findSkills(skill, { isList: true });
  return mentions.length > 0 && mentions.every((mention) => isName(mention, skill));
};

const namesIn = (text: string): SkillMention[] =>
  findSkills(text, { isList: false }).filter((mention) => isName(mention, text));

export interface NamedTools {
  readonly ids: readonly string[];
  /** As the taxonomy calls them. */
  readonly names: readonly string[];
  /** Names that are first letters: SMSTS, LIMS. */
  readonly letters: readonly string[];
  /** Nothing else is asked for: a line that does not name it cannot show it. */
  readonly isAll: boolean;
  /** Other words with a capital, which may be names that no list has: PostGIS. */
  readonly words: readonly string[];
}

/** The tools that are asked for by name; none where something of their kind will do. */
export function namedTools(text: string): NamedTools {
  const mentions = OR_SIMILAR.test(text) ? [] : namesIn(text);
  let rest = text;
  for (const { from, to } of mentions) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  const others = rest.replace(AROUND, ' ').match(/[\p{L}\p{N}][^\s,;/&]*/gu) ?? [];
  const isAll = mentions.length > 0 && others.every((word) => TOLD_BY_CAPITALS.test(word));
  const letters = mentions.map(({ from, to }) => text.slice(from, to)).filter((name) => LETTERS.test(name));
  const [ids, names] = [mentions.map(({ skill }) => skill.id), mentions.map(({ skill }) => skill.name)];
  return { ids, names, letters, isAll, words: rest.match(NAME_LIKE) ?? [] };
}

/**
 * Whether a line may show what is asked for by name: it names it, in this or another spelling, or a listed part of it, or calls it
 * shorter ("SQL 2019" for SQL Server). Where more is asked for than a name, a line that names no tool at all may tell of it in other
 * words; one that names another tool tells of that one.
 */
export function mayShow(line: string, tools: NamedTools): boolean {
  if (tools.ids.length === 0 || namesTool(line, tools)) return true;
  if (tools.words.some((word) => line.includes(word))) return true;
  if (tools.isAll) return false;
  const others = namesIn(line);
  return others.length === 0 || others.some(({ skill }) => tools.names.some((asked) => hasWords(asked, skill.name)));
}

const hasWords = (whole: string, part: string): boolean => ` ${whole} `.includes(` ${part} `);

/** Whether a line names one of the tools, in this or another spelling, or a listed part of it, or has words that are used of it alone. */
export const namesTool = (line: string, { ids, letters }: NamedTools): boolean =>
  findSkills(line, { isList: false }).some(({ skill }) => withWholes(skill.id).some((id) => ids.includes(id))) ||
  ids.some((id) => hasWordsOf(id, line)) ||
  letters.some((name) => isSpelledOut(name, line));

/** Words that letters may leave out: "Hazard Analysis and Critical Control Points". */
const SMALL = /^(?:and|of|for|the|in|to|on|at|&)$/iu;

/** "Site Management Safety Training Scheme" is SMSTS, and StarLIMS is a LIMS. */
function isSpelledOut(letters: string, line: string): boolean {
  const words = line.match(/[\p{L}\p{N}&]+/gu) ?? [];
  if (
    words.some(
      (word) =>
        word.length > letters.length && word.endsWith(letters) && /\p{Ll}$/u.test(word.slice(0, -letters.length)),
    )
  )
    return true;
  const initials = words
    .filter((word) => !SMALL.test(word))
    .map((word) => word.charAt(0))
    .join('');
  return initials.toLowerCase().includes(letters.toLowerCase());
}
