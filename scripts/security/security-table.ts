import { requirements } from './requirements.ts';

interface Row {
  id: string;
  verdict: string;
}

const row = /^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm;
const verdicts = { met: 'met', notApplicable: 'n/a', operator: 'operator', gap: '**gap**' };
const summary = /^(\d+) requirements: (\d+) met, (\d+) not applicable, (\d+) the operator's, (\d+) open\.$/m;
const fileName = /`([^`\s*<]+\.(?:ts|tsx|mjs|md|sql|yaml|tpl|bin))`/g;

/** What is wrong with `docs/security.md`: a requirement without a row, a count, a gap that is not listed, a file that is not there. */
export const findFaults = (document: string, files: readonly string[]): string[] => [
  ...findWrongRows(document),
  ...findWrongFiles(document, files),
];

function findWrongRows(document: string): string[] {
  const rows: Row[] = [...document.matchAll(row)].map(([, id = '', verdict = '']) => ({ id, verdict }));
  const ids = rows.map(({ id }) => id);
  const gaps = document.split('\n## Gaps\n')[1] ?? '';
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
  const counted = [
    rows.length,
    count(verdicts.met),
    count(verdicts.notApplicable),
    count(verdicts.operator),
    count(verdicts.gap),
  ].join(', ');
  const said = summary.exec(document)?.slice(1).join(', ');
  return [
    ...requirements.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...ids.filter((id) => !requirements.includes(id)).map((id) => `${id} is not a requirement of level 1 or 2`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} has two rows`),
    ...rows
      .filter(({ verdict }) => !Object.values(verdicts).includes(verdict))
      .map(({ id, verdict }) => `${id}: "${verdict}" is no verdict`),
    ...rows
      .filter(
        ({ id, verdict }) => (verdict === verdicts.gap) !== new RegExp(`\\b${id.replaceAll('.', '\\.')}\\b`).test(gaps),
      )
      .map(({ id }) => `${id}: the table and the list of gaps differ`),
    ...(said === counted ? [] : [`The summary says ${said ?? 'nothing'}, the table ${counted}`]),
  ];
}

/** Paths are shortened: the folders that are named, in their order, and the file, of which there has to be one. */
function findWrongFiles(document: string, files: readonly string[]): string[] {
  const names = new Set([...document.matchAll(fileName)].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    const found = files.filter((file) => isShortFor(name, file));
    if (found.length === 1) return [];
    return [found.length === 0 ? `${name} does not exist` : `${name} may be ${found.join(' or ')}`];
  });
}

function isShortFor(name: string, file: string): boolean {
  const [wanted, path] = [name.split('/'), file.split('/')];
  if (wanted.at(-1) !== path.at(-1)) return false;
  let next = 0;
  for (const part of path) if (part === wanted[next]) next += 1;
  return next === wanted.length;
}
