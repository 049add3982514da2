/**
 * Derives src/taxonomy/skills.json: our own list first, then the technology of O*NET that many occupations use, then the
 * knowledge and techniques of ESCO. `node training/derive-skills.ts ../../../shared/data`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCsv, readGzip } from './read-tables.ts';
import { everydayWords, genericEndings, vendors, verbs } from './skill-words.ts';

interface Skill {
  readonly name: string;
  readonly aliases: Set<string>;
  flags: string;
}

const [data] = process.argv.slice(2);
if (!data) {
  process.stderr.write('Usage: node training/derive-skills.ts <folder with onet/ and esco/>\n');
  process.exit(2);
}
const here = import.meta.dirname;
const skills: Skill[] = [];
const taken = new Map<string, Skill>();

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

function add(name: string, aliases: readonly string[], flags: string): void {
  const known = [name, ...aliases].map((text) => taken.get(keyOf(text))).find((skill) => skill !== undefined);
  const skill = known ?? { name, aliases: new Set<string>(), flags };
  if (!known) skills.push(skill);
  for (const text of [name, ...aliases]) {
    const key = keyOf(text);
    if (key === '' || taken.has(key)) continue;
    taken.set(key, skill);
    if (text !== skill.name) skill.aliases.add(text);
  }
}

function addOwn(): void {
  for (const line of readFileSync(path.join(here, 'own-skills.txt'), 'utf8').split('\n')) {
    if (line.startsWith('#') || !line.includes('=')) continue;
    const [name = '', rest = ''] = line.split(/\s*=\s*(.*)/s);
    const flags = /\(([xs]+)\)\s*$/.exec(rest)?.[1] ?? '';
    const aliases = rest.replace(/\s*\([xs]+\)\s*$/, '').split(/\s*,\s*/);
    add(
      name,
      aliases.filter((alias) => alias !== ''),
      flags,
    );
  }
}

/** Products many occupations use, or that are in demand; not kinds of software such as "Word processing software". */
function addOnet(folder: string): void {
  const uses = new Map<string, { count: number; isHot: boolean }>();
  for (const row of readGzip(path.join(folder, 'onet/technology-skills.tsv.gz')).split('\n').slice(1)) {
    const [, example, , , hot, demanded] = row.split('\t');
    if (!example) continue;
    const use = uses.get(example) ?? { count: 0, isHot: false };
    uses.set(example, { count: use.count + 1, isHot: use.isHot || hot === 'Y' || demanded?.trim() === 'Y' });
  }
  for (const [example, { count, isHot }] of [...uses].sort(
    (a, b) => b[1].count - a[1].count || a[0].localeCompare(b[0]),
  )) {
    const isGeneric = genericEndings.test(example) && !/\p{Lu}/u.test(example.slice(1));
    if ((count < 2 && !isHot) || isGeneric || example.length > 48) continue;
    const plain = example.replace(/\s+(?:software|systems?|suite|platform|tools?|application|applications)$/i, '');
    const short = plain.replace(vendors, '');
    const acronym = /^(\p{Lu}\p{Ll}+(?: [\p{Ll}-]+)+) (\p{Lu}{2,6})$/u.exec(plain);
    const name = acronym?.[1] ?? plain;
    const aliases = [
      plain,
      ...(isDistinct(short) && isCoined(short) ? [short] : []),
      ...(acronym?.[2] ? [acronym[2]] : []),
    ];
    if (isDistinct(name)) add(name, aliases, /\s/.test(name) ? '' : 'x');
  }
}

/** Written as no common word is: AutoCAD, WebLogic. */
const isCoined = (text: string): boolean => /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(text);

/** Long enough and unusual enough to be a name wherever it stands. */
const isDistinct = (text: string): boolean =>
  text.length >= 4 &&
  !/ (?:chef|technology)$/i.test(text) &&
  !everydayWords.has(text.toLowerCase()) &&
  !/^\d/.test(text) &&
  !/^[a-z]+$/.test(text);

const FIELD_OF_STUDY =
  /^(?!technology|logistics|statistics|topology|methodology|ideology|chronology|typology|terminology)\p{L}{4,}(?:ology|onomy|istry|graphy|metrics|etics|ysics|namics|tronics|otics|iatry|plasty|pathy|therapy)$/iu;

/** Noun phrases of two to four words. Alternative labels are taken only where a preferred one is among them. */
function addEsco(folder: string): void {
  const rows = parseCsv(readGzip(path.join(folder, 'esco/skills.csv.gz')));
  const preferred = new Set(rows.map((row) => row.preferredLabel?.trim() ?? ''));
  const groups = new Map<string, string[]>();
  for (const { altLabels = '' } of rows) {
    const labels = altLabels.split('\n').map((label) => label.trim());
    const name = labels.find((label) => preferred.has(label));
    if (name) groups.set(name, labels);
  }
  for (const name of [...preferred].sort()) {
    if (!isNounPhrase(name)) continue;
    const aliases = (groups.get(name) ?? []).filter((label) => label !== name && isNounPhrase(label));
    add(name.charAt(0).toUpperCase() + name.slice(1), aliases.slice(0, 4), '');
  }
}

function isNounPhrase(label: string): boolean {
  const words = label.split(' ');
  if (words.length === 1) return FIELD_OF_STUDY.test(label);
  if (words.length > 4 || /[,()'"/]/.test(label)) return false;
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()];
  if (verbs.has(first) || /^(?:types?|characteristics|kinds?|types of)$/.test(first)) return false;
  return !everydayWords.has(last) || words.length > 2;
}

addOwn();
const own = skills.length;
addOnet(data);
const withOnet = skills.length;
addEsco(data);

const rows = skills.map(({ name, aliases, flags }) => [name, [...aliases].join('|'), flags].join('\t').trimEnd());
const target = path.join(here, '../src/taxonomy/skills.json');
writeFileSync(target, `${JSON.stringify(rows, undefined, 2)}\n`);
process.stdout.write(
  `${own} of our own, ${withOnet - own} from O*NET, ${skills.length - withOnet} from ESCO; ${Buffer.byteLength(rows.join('\n'))} bytes\n`,
);
