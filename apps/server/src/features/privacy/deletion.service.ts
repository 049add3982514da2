import { graceDays } from '@candela/contract/privacy/privacy.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { forEach } from '../../platform/queue/for-each.ts';
import type { Principal } from '../../platform/sessions/principal.ts';
import { endSessionsOf } from '../auth/sessions.service.ts';
import { deleteFilesTask } from '../candidates/candidates.tasks.ts';
import { tellErased } from '../candidates/tell-erased.service.ts';
import { closeOrganisation } from '../organisations/organisations.service.ts';
import { emptyOrganisation, tellMembers, waitsForMail } from './closing.service.ts';
import { type DeletionOptions, inSystem } from './deletion-options.ts';
import * as repo from './deletions.repo.ts';
import { deleteExpired, failForgotten, findAddressee } from './exports.repo.ts';
import { findOwnedOrganisation, forgetTasks, listHolders, lockPerson, type OwnedOrganisation } from './persons.repo.ts';
import { deletionMail, keptMail } from './privacy.mails.ts';

const atOnce = 50;
/** All tries of a copy together take a few hours at most. */
const longestMaking = days(1);

export const createDeletionService = (options: DeletionOptions) => ({
  /** Ends every session; the account goes when the grace is over, unless it signs in before. */
  ask: (principal: Principal, wanted: { email: string; closesOrganisation: boolean }) =>
    inSystem(options, (tx) => ask(tx, options, principal, wanted)),
  /** What has run out: copies that are not made any more, those to fetch, and accounts. */
  async settle(signal: AbortSignal): Promise<void> {
    const { clock } = options;
    const settlePending = async () => {
      const pending = await inSystem(options, (tx) => repo.listSettled(tx, clock.now()));
      await forEach(pending, signal, (deletion) =>
        deletion.is_kept ? keep(options, deletion.account_id) : erase(options, deletion),
      );
    };
    const forgotten = { before: after(clock.now(), -longestMaking), now: clock.now() };
    const failCopies = () => inSystem(options, (tx) => failForgotten(tx, forgotten));
    await forEach([failCopies, () => removeExpired(options, signal), settlePending], signal, (step) => step());
  },
});

export type DeletionService = ReturnType<typeof createDeletionService>;

async function removeExpired(options: DeletionOptions, signal: AbortSignal): Promise<void> {
  const { clock, queue } = options;
  for (let found = atOnce; found === atOnce && !signal.aborted; ) {
    found = await inSystem(options, async (tx) => {
      const keys = await deleteExpired(tx, clock.now(), atOnce);
      if (keys.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys }, { tenant: 'platform' });
      return keys.length;
    });
  }
}

async function ask(
  tx: Tx,
  { clock, mail, linkOrigin }: DeletionOptions,
  { accountId, email, role }: Principal,
  wanted: { email: string; closesOrganisation: boolean },
): Promise<{ dueAt: string }> {
  if (wanted.email !== email) {
    const message = 'This is not the address of this account.';
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ path: 'email', message }] });
  }
  const owned = role === 'recruiter' ? await findOwnedOrganisation(tx, accountId) : undefined;
  if (owned) assertClosable(owned, wanted.closesOrganisation);
  const now = clock.now();
  const dueAt = after(now, days(graceDays));
  await repo.upsertDeletion(tx, { accountId, askedAt: now, dueAt, closesOrganisation: owned !== undefined });
  await endSessionsOf(tx, [accountId], { now, reason: 'the account is to be deleted' });
  const to = await findAddressee(tx, accountId);
  const day = dueAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  const told = { firstName: to?.firstName ?? '', email, role, day, organisationName: owned?.name ?? null };
  await mail.queueMail(tx, { to: email, content: deletionMail(told, linkOrigin) });
  if (owned) await tellMembers(tx, { mail, linkOrigin }, owned, accountId, { kind: 'asked', day });
  await recordAudit(tx, { action: 'privacy.deletion-asked', at: now, actorAccountId: accountId });
  return { dueAt: dueAt.toISOString() };
}

/** An organisation without a parent could be paid for and run by no one: it is handed over first, or closed. */
function assertClosable({ other_members, has_paid_plan }: OwnedOrganisation, closesOrganisation: boolean): void {
  if (has_paid_plan) {
    throw new AppError('CONFLICT', {
      message: 'Your organisation has a paid plan. Cancel it on the billing page first, then delete your account.',
    });
  }
  if (other_members > 0 && !closesOrganisation) {
    throw new AppError('CONFLICT', {
      message:
        'You are the parent of an organisation with other members. Hand it over to one of them first, or close it with your account.',
    });
  }
}

const keep = (options: DeletionOptions, accountId: string): Promise<void> =>
  inSystem(options, async (tx) => {
    const { mail, linkOrigin } = options;
    const deletion = await repo.lockDeletion(tx, accountId);
    if (!deletion) return;
    await repo.deleteDeletion(tx, accountId);
    const to = await findAddressee(tx, accountId);
    if (to) await mail.queueMail(tx, { to: to.email, content: keptMail(to, linkOrigin) });
    const owned = deletion.closes_organisation ? await findOwnedOrganisation(tx, accountId) : undefined;
    if (owned) await tellMembers(tx, options, owned, accountId, { kind: 'kept' });
  });

async function erase(options: DeletionOptions, deletion: repo.PendingDeletion): Promise<void> {
  const { clock, queue, personal } = options;
  const accountId = deletion.account_id;
  // Others were erased since the list was made, which takes its time: who signed in meanwhile keeps the account.
  if (await inSystem(options, (tx) => repo.isKept(tx, accountId))) return keep(options, accountId);
  if (deletion.closes_organisation) {
    if (!(await inSystem(options, (tx) => repo.beginDeletion(tx, accountId, clock.now()))))
      return keep(options, accountId);
    if (!(await emptyOrganisation(options, accountId))) return;
  }
  await inSystem(options, async (tx) => {
    const person = (await repo.lockDeletion(tx, accountId)) && (await lockPerson(tx, accountId));
    if (!person) return;
    // Events of interviews that are gone are taken out of their calendar first: with the account goes the leave to do so.
    if (await repo.hasLeftEvents(tx, accountId)) return;
    const owned = deletion.closes_organisation ? await findOwnedOrganisation(tx, accountId) : undefined;
    if (owned && (await waitsForMail(tx, options, owned.id))) return;
    const files = owned ? await repo.listOrganisationFiles(tx, owned.id) : [];
    if (owned) {
      await tellMembers(tx, options, owned, accountId, { kind: 'closed' });
      await closeOrganisation(tx, owned.id);
    }
    const holders = new Set((await listHolders(tx, person.candidateIds)).map(({ organisation_id }) => organisation_id));
    for (const holder of holders) await tellErased(tx, options, holder, person.candidateIds);
    files.push(...(await personal.erase(tx, person)));
    await forgetTasks(tx, person.emails);
    if (files.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys: files }, { tenant: 'platform' });
    const subject = { type: 'account', id: accountId };
    await recordAudit(tx, {
      action: 'privacy.account-deleted',
      at: clock.now(),
      subject,
      detail: { files: files.length },
    });
  });
}
