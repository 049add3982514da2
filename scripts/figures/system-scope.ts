import { Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

/**
 * Who may set row-level security aside, each with the reason; a folder stands for all its files. Everything else acts for
 * a caller or for the organisation that its task carries.
 */
const REASONS: Readonly<Record<string, string>> = {
  'application.ts': 'limits and the health check belong to no caller',
  'demo/': 'writes the demo, of which several organisations are a part',
  'entry/': 'starts the processes and runs the commands of the operator',
  'features/admin/': 'the console shows every organisation to the admin',
  'features/auth/': 'who calls is what signing in finds out',
  'features/authorship/authorship.tasks.ts': 'a new judge looks at the CVs of every organisation',
  'features/candidates/claim-link.service.ts': 'a visitor holds a signed link, and no account yet',
  'features/candidates/held-record.service.ts': 'a visitor holds a signed link, and no account yet',
  'features/cvs/cvs.service.ts': 'a corrected CV is scored again by every organisation it was sent to',
  'features/cvs/find-forgotten.ts': 'finds whose files were forgotten; the rest is done for each of them',
  'features/cvs/intake-scope.ts': "a candidate's own CV is scored by every organisation it was sent to",
  'features/cvs/tidy-store.ts': 'the store holds the files of every organisation',
  'features/duplicates/merge.service.ts': 'statements and claims move along, out of the reach of a recruiter',
  'features/job-descriptions/job-descriptions.tasks.ts': 'removes failed files of every organisation',
  'features/leads/': 'visitors leave leads, which belong to no organisation',
  'features/llm/llm.service.ts': 'an organisation must not reach the budget that limits it',
  'features/mail/': 'an organisation must not reach the outbox, nor what limits it there',
  'features/passkeys/passkey-sign-in.service.ts': 'who calls is what signing in finds out',
  'features/privacy/': 'organisations hold records of a person out of the reach of the person’s own scope',
  'features/process/waiting.service.ts':
    'finds which organisations have open applications; each is then told for itself',
  'features/resources/': 'the articles of the site belong to no organisation',
  'features/scoring/': 'a job is scored for candidates whose CV is their own and not the organisation’s',
  'features/site/visits.routes.ts': 'visits of the site belong to no organisation',
  'features/sso/sso-sign-in.service.ts': 'who calls is what signing in finds out',
  'features/interviews/remove-event.service.ts':
    'takes out events whose interviews were deleted, of every organisation',
  'features/subscriptions/subscriptions.service.ts': 'finds the subscriptions that end soon, of every organisation',
  'platform/audit/audit.tasks.ts': 'checks the chain of all audit events',
  'platform/manifest/events.feature.ts': 'removes old events of every organisation',
};

const SERVER = 'apps/server/src/';

interface Use {
  path: string;
  line: number;
}

/** Where row-level security is set aside: `systemScope` and `database.system`, each use counted; then those without a reason. */
export function findSystemScope(files: readonly ParsedFile[], reasons = REASONS): Figure[] {
  const uses = files.filter(isServer).flatMap(usesIn);
  const reasonOf = (path: string) => Object.keys(reasons).find((place) => path.startsWith(`${SERVER}${place}`));
  const used = new Set(uses.map(({ path }) => reasonOf(path)));
  const say = ({ path, line }: Use) => `${path}:${line}`;
  return [
    { name: 'Uses of the system scope', findings: uses.map(say) },
    { name: 'Of these, without a reason in the list', findings: uses.filter(({ path }) => !reasonOf(path)).map(say) },
    {
      name: 'Reasons for the system scope that no longer have a use',
      findings: Object.keys(reasons).filter((place) => !used.has(place)),
    },
  ];
}

function isServer({ path, isTest }: ParsedFile): boolean {
  const decidesIt = path.startsWith('apps/server/src/platform/database/');
  return path.startsWith(SERVER) && !isTest && !decidesIt;
}

function usesIn({ path, program, lineAt }: ParsedFile): Use[] {
  const offsets: number[] = [];
  const imported = new Set<number>();
  new Visitor({
    ImportSpecifier: ({ local }) => void imported.add(local.start),
    Identifier(node) {
      if (node.name === 'systemScope' && !imported.has(node.start)) offsets.push(node.start);
    },
    MemberExpression({ object, property }) {
      const isDatabase = /(^|\.)database$/.test(nameOf(object));
      if (isDatabase && property.type === 'Identifier' && property.name === 'system') offsets.push(property.start);
    },
  }).visit(program);
  return offsets.map((offset) => ({ path, line: lineAt(offset) }));
}

function nameOf(node: { type: string; name?: unknown; property?: { name?: unknown } | unknown }): string {
  if (node.type === 'Identifier') return String(node.name);
  const property = node.property;
  return typeof property === 'object' && property !== null && 'name' in property ? String(property.name) : '';
}
