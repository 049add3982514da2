import { randomBytes } from 'node:crypto';
import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import type { Sso, SsoInput } from '@candela/contract/sso/sso.routes.ts';
import { type DomainProof, recordName } from '@candela/integrations/domains/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seal } from '../../platform/secrets/sealed-box.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { Reauthentication } from '../auth/reauthentication.service.ts';
import { assertOwnCompany } from '../companies/own-company.service.ts';
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  lockConnection,
  markVerified,
  saveConnection,
} from './sso.repo.ts';

export interface SsoOptions {
  database: Database;
  clock: Clock;
  domains: DomainProof;
  reauthentication: Reauthentication;
  sealingKey: Uint8Array;
  linkOrigin: string;
}

/** One for each organisation: a code that another's provider gave ends up elsewhere. */
export const redirectUriOf = (linkOrigin: string, organisationId: string): string =>
  `${linkOrigin}/auth/sso/${organisationId}/callback`;

export const createSsoService = (options: SsoOptions) => ({
  read: (principal: RecruiterPrincipal): Promise<Sso> =>
    options.database.transaction(tenantScope(principal), (tx) => describe(options, tx, principal.organisationId)),
  save: async (principal: RecruiterPrincipal, { currentPassword, code, ...input }: SsoInput & Proof): Promise<Sso> => {
    // Its provider decides who signs in as a member: a stolen session must not bring its own.
    await options.reauthentication.demandAfterAWhile(principal, { currentPassword, code });
    return save(options, principal, input);
  },
  verifyDomain: (principal: RecruiterPrincipal) => verifyDomain(options, principal),
  remove: (principal: RecruiterPrincipal): Promise<void> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      if (!(await deleteConnection(tx, principal.organisationId))) throw new AppError('NOT_FOUND');
      await audit(tx, 'sso.removed', principal, options.clock.now());
    }),
});

export type SsoService = ReturnType<typeof createSsoService>;

const save = (options: SsoOptions, principal: RecruiterPrincipal, input: SsoInput): Promise<Sso> =>
  options.database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    if (input.companyId) await assertOwnCompany(tx, organisationId, input.companyId);
    const before = await lockConnection(tx, organisationId);
    const proved_at = provedBefore(before, input);
    if (input.isRequired && !proved_at) refuseUnproved();
    const now = options.clock.now();
    await saveConnection(tx, {
      organisation_id: organisationId,
      issuer: input.issuer,
      client_id: input.clientId,
      sealed_secret: secretOf(options, organisationId, input, before),
      domain: input.domain,
      company_id: input.companyId,
      is_required: input.isRequired,
      proved_at,
      updated_at: now,
      // Another domain has to be proved anew, with words of its own.
      ...(before?.domain === input.domain
        ? { verification_text: before.verification_text, verified_at: before.verified_at }
        : { verification_text: `candela-verification=${randomBytes(24).toString('base64url')}`, verified_at: null }),
    });
    await audit(tx, 'sso.saved', principal, now, { issuer: input.issuer, domain: input.domain });
    return describe(options, tx, organisationId);
  });

/** What was proved of one provider says nothing about another. */
const provedBefore = (before: ConnectionRow | undefined, { issuer, clientId, domain }: SsoInput): Date | null =>
  before?.issuer === issuer && before.client_id === clientId && before.domain === domain ? before.proved_at : null;

function refuseUnproved(): never {
  const message = 'Sign in through this provider once before you make it the only way.';
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: 'isRequired', message }] });
}

/** One that is not given stays, unless it was meant for another provider. */
function secretOf(
  { sealingKey }: SsoOptions,
  organisationId: string,
  { clientSecret, issuer }: SsoInput,
  before: ConnectionRow | undefined,
): Buffer | null {
  if (clientSecret) return seal(sealingKey, organisationId, clientSecret);
  return before?.issuer === issuer ? before.sealed_secret : null;
}

async function verifyDomain(options: SsoOptions, principal: RecruiterPrincipal): Promise<Sso> {
  const { database, clock, domains } = options;
  const { organisationId } = principal;
  const scope = tenantScope(principal);
  const connection = await database.transaction(scope, (tx) => findConnection(tx, organisationId));
  if (!connection) throw new AppError('NOT_FOUND');
  const { domain } = connection;
  if (!(await domains.shows(domain, connection.verification_text))) throw new AppError('DOMAIN_NOT_PROVED');
  const prove = database.transaction(scope, async (tx) => {
    const now = clock.now();
    // The domain may have been changed while it was looked up.
    if (!(await markVerified(tx, organisationId, { domain, now }))) throw new AppError('CONFLICT');
    await audit(tx, 'sso.domain-verified', principal, now, { domain });
    return describe(options, tx, organisationId);
  });
  return prove.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', { message: 'Another organisation signs in with this domain.' });
  });
}

async function describe({ linkOrigin }: SsoOptions, tx: Tx, organisationId: string): Promise<Sso> {
  const row = await findConnection(tx, organisationId);
  return {
    redirectUri: redirectUriOf(linkOrigin, organisationId),
    connection: row
      ? {
          issuer: row.issuer,
          clientId: row.client_id,
          hasSecret: row.sealed_secret !== null,
          domain: row.domain,
          companyId: row.company_id,
          isRequired: row.is_required,
          verifiedAt: row.verified_at?.toISOString() ?? null,
          provedAt: row.proved_at?.toISOString() ?? null,
          record: { name: recordName(row.domain), value: row.verification_text },
        }
      : null,
  };
}

const audit = (
  tx: Tx,
  action: string,
  principal: RecruiterPrincipal,
  at: Date,
  detail: Record<string, string> = {},
): Promise<void> =>
  recordAudit(tx, {
    action,
    at,
    organisationId: principal.organisationId,
    actorAccountId: principal.accountId,
    detail,
  });
