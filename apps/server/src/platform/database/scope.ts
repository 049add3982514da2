/** For whom a transaction acts. Row-level security reads it; a transaction without one sees nothing. */
export type Scope =
  /** Sign-in and background work: sees everything. Its uses are few and can be searched for by name. */
  | { kind: 'system' }
  /** No caller in particular: what is open to all. */
  | { kind: 'public' }
  /** A signed-in person and what is theirs alone. */
  | { kind: 'account'; accountId: string }
  /** A recruiter inside their organisation, limited to the companies they may see; without an account, its background work. */
  | {
      kind: 'tenant';
      accountId?: string;
      organisationId: string;
      companyIds: Companies;
      /** The program of the organisation that acts, where one does. */
      apiKeyId?: string;
    };

/** Companies of an organisation: every one, also those to come, or the ones that are named. */
export type Companies = 'all' | readonly string[];

export const systemScope: Scope = { kind: 'system' };

/** Background work on behalf of one organisation: all of its companies, and nothing of another's. */
export const organisationScope = (organisationId: string): Scope => ({
  kind: 'tenant',
  organisationId,
  companyIds: 'all',
});

/** A member who sees every company, or background work of the whole organisation. */
export const seesWholeOrganisation = (scope: Scope): boolean => scope.kind === 'tenant' && scope.companyIds === 'all';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The statement that begins a transaction; in one message, so a scope costs no extra round trip. */
export const beginStatement = (scope: Scope): string => `begin; ${settingsOf(scope)}`;

/** The same inside a transaction that acts for another scope: what that one had set is taken back. */
export const switchStatement = (scope: Scope): string => `${forget}; ${settingsOf(scope)}`;

const forget = ['account_id', 'organisation_id', 'company_ids', 'api_key_id']
  .map((name) => `set local app.${name} = ''`)
  .join('; ');

/** The same as a statement among others of one transaction: PostgreSQL need not read it anew each time. */
export function scopeStatement(scope: Scope): { text: string; values: string[] } {
  const settings = Object.entries(settingsFor(scope));
  const calls = settings.map(([name], index) => `set_config('app.${name}', $${index + 1}, true)`);
  return { text: `select ${calls.join(', ')}`, values: settings.map(([, value]) => value) };
}

const settingsOf = (scope: Scope): string =>
  Object.entries(settingsFor(scope))
    .map(([name, value]) => `set local app.${name} = '${value}'`)
    .join('; ');

function settingsFor(scope: Scope): Record<string, string> {
  const settings: Record<string, string> = { scope: scope.kind };
  if ('accountId' in scope && scope.accountId !== undefined) settings.account_id = checked(scope.accountId);
  if (scope.kind === 'tenant') {
    settings.organisation_id = checked(scope.organisationId);
    settings.company_ids = scope.companyIds === 'all' ? 'all' : `{${scope.companyIds.map(checked).join(',')}}`;
    if (scope.apiKeyId !== undefined) settings.api_key_id = checked(scope.apiKeyId);
  }
  return settings;
}

/** The values become SQL text, so nothing but a UUID may pass, whatever the types promise. */
function checked(id: string): string {
  if (!uuid.test(id)) throw new Error('A scope needs ids in canonical UUID form');
  return id;
}
