import { lookAt, type Token, tokensOf } from '../../src/skills/token.ts';
import { addWord } from '../../src/skills/word-lists.ts';
import rows from '../../src/taxonomy/skills.json' with { type: 'json' };
import { parseCsv, readGzip } from '../read-tables.ts';
import { verbs } from '../skill-words.ts';
import { readSoftSkills } from './read-spans.ts';

const longestName = 7;

function listOf(names: Iterable<string>): ReadonlySet<number> {
  const list = new Set<number>();
  for (const name of names) {
    const tokens = tokensOf(name.replace(/[()]/g, ' '));
    if (tokens.length > 0 && tokens.length <= longestName)
      list.add(tokens.reduce((hash, { word }) => addWord(hash, word.key), 0));
  }
  return list;
}

/** Names of skills and of occupations, by where they come from. */
export function readLists(data: string): ReadonlySet<number>[] {
  const esco = parseCsv(readGzip(`${data}/esco/skills.csv.gz`)).flatMap(({ preferredLabel = '', altLabels = '' }) => [
    preferredLabel,
    ...altLabels.split('\n'),
  ]);
  const isDoing = (name: string): boolean => verbs.has(name.split(' ')[0]?.toLowerCase() ?? '');
  const technologies = readGzip(`${data}/onet/technology-skills.tsv.gz`)
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const name = row.split('\t')[1] ?? '';
      return [name, name.replace(/\s+(?:software|systems?|suite|platform|tools?|applications?)$/i, '')];
    });
  const own = rows.flatMap((row) => {
    const [name = '', aliases = ''] = row.split('\t');
    return [name, ...aliases.split('|')];
  });
  const occupations = parseCsv(readGzip(`${data}/esco/occupations.csv.gz`)).flatMap(
    ({ PREFERREDLABEL = '', ALTLABELS = '' }) => [PREFERREDLABEL, ...ALTLABELS.split('\n')],
  );
  const named = (names: readonly string[]) => listOf(names.filter((name) => name.trim() !== ''));
  return [
    named(esco.filter((name) => !isDoing(name))),
    named(esco.filter(isDoing)),
    named(technologies),
    named(own),
    named(readSoftSkills(data)),
    named(occupations),
  ];
}

export const asTokens = (words: readonly string[]): Token[] =>
  words.map((word, at) => ({ from: at, to: at + 1, isApart: false, word: lookAt(word) }));
