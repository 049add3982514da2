import { type CandidateDetails, type DetailsInput, withScheme } from '@candela/contract/candidates/details.schemas.ts';
import { type Cv, type Socials, socialsSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import { candidateRenamed } from '../../events/candidates.events.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import { upsertOwn } from '../../records/candidates.repo.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import * as repo from './details.repo.ts';

export interface DetailsOptions {
  database: Database;
  clock: Clock;
  events: Events;
  getOwnCv(principal: CandidatePrincipal): Promise<Cv | null>;
  readAssessments: AssessmentsService['readDetails'];
}

export const toSocials = (stored: unknown): Socials => {
  const { linkedin, github, x, facebook, website } = socialsSchema.parse(stored ?? {});
  return {
    linkedin: withScheme(linkedin),
    github: withScheme(github),
    x: withScheme(x),
    facebook: withScheme(facebook),
    website: withScheme(website),
  };
};

const read = async (
  { database, getOwnCv, readAssessments }: DetailsOptions,
  principal: CandidatePrincipal,
): Promise<CandidateDetails> => {
  const { account, own, assessments } = await database.transaction(accountScope(principal), async (tx) => ({
    account: await repo.findAccount(tx, principal.accountId),
    own: await repo.findOwn(tx, principal.accountId),
    assessments: await readAssessments(tx, principal.accountId),
  }));
  const cv = own?.current_cv_id ? await getOwnCv(principal) : null;
  return {
    candidateId: own?.id ?? null,
    cvId: cv?._id ?? null,
    name: own?.name || `${account.first_name} ${account.last_name}`.trim(),
    phone: own?.phone ?? '',
    address: own?.address ?? '',
    email: account.email,
    authProvider: account.auth_provider,
    socials: toSocials(own?.socials),
    cvData: cv ? [cv] : [],
    ...assessments,
  };
};

async function write(
  tx: Tx,
  { clock, events }: DetailsOptions,
  { accountId, email }: CandidatePrincipal,
  input: DetailsInput,
): Promise<void> {
  const now = clock.now();
  const before = await repo.findOwn(tx, accountId);
  const account = await repo.findAccount(tx, accountId);
  const { name, phone, address } = input;
  const socials = JSON.stringify({ ...toSocials(before?.socials), ...input.socials });
  const change = {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
    ...(input.socials && { socials }),
    updated_at: now,
  };
  const fresh = { account_id: accountId, email, name: `${account.first_name} ${account.last_name}`.trim() };
  await upsertOwn(tx, { ...fresh, created_at: now, ...change }, change);
  if (!before) return;
  await recordAudit(tx, {
    action: 'candidate.details-changed',
    at: now,
    actorAccountId: accountId,
    subject: { type: 'candidate', id: before.id },
    detail: { fields: Object.keys(input).join(', ') },
  });
  if (name === undefined || name === before.name) return;
  // The scorer takes a name out of the lines of a CV, so another name may give another score.
  for (const organisationId of await repo.listScoringOrganisations(tx, before.id)) {
    await events.emit(tx, candidateRenamed, organisationId, { candidateId: before.id });
  }
}

export const createDetailsService = (options: DetailsOptions) => ({
  get: (principal: CandidatePrincipal) => read(options, principal),
  async update(principal: CandidatePrincipal, input: DetailsInput): Promise<CandidateDetails> {
    await options.database.transaction(accountScope(principal), (tx) => write(tx, options, principal, input));
    return read(options, principal);
  },
});

export type DetailsService = ReturnType<typeof createDetailsService>;
