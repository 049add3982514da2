import { cleanName } from '@candela/contract/kernel/names.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { deleteFilesTask } from '../candidates/candidates.tasks.ts';
import { deleteInterviews } from '../interviews/delete-interviews.service.ts';
import { type ClosingNews, closingMail } from './closing.mails.ts';
import { type DeletionOptions, inSystem } from './deletion-options.ts';
import * as repo from './deletions.repo.ts';
import { findOwnedOrganisation, listOtherMembers } from './persons.repo.ts';

const atOnce = 50;
/** Mail that has not left after so long waits for an admin or for another day's allowance; a job board, that it answers. */
const longestWait = days(1);
const longestName = 80;

/** The others lose their work with it: they can still save what they need, or ask the parent to stay. */
export async function tellMembers(
  tx: Tx,
  { mail, linkOrigin }: Pick<DeletionOptions, 'mail' | 'linkOrigin'>,
  organisation: { id: string; name: string },
  parentId: string,
  news: ClosingNews,
): Promise<void> {
  const organisationName = cleanName(organisation.name, longestName);
  for (const member of await listOtherMembers(tx, organisation.id, parentId)) {
    const names = { organisationName, firstName: member.first_name };
    await mail.queueMail(tx, { to: member.email, content: closingMail(news, names, linkOrigin) });
  }
}

/**
 * A few records at a time: a large organisation would not fit into one statement's time. Answers whether it is empty: before its
 * records go, its jobs are closed, their adverts taken down and their candidates told.
 */
export async function emptyOrganisation(options: DeletionOptions, accountId: string): Promise<boolean> {
  // First, while it is still known who waits for one.
  for (let found = atOnce; found === atOnce; ) {
    found = await inSystem(options, async (tx) => {
      const owned = await findOwnedOrganisation(tx, accountId);
      return owned ? options.callOffSome(tx, owned.id, atOnce) : 0;
    });
  }
  if (await closeJobs(options, accountId)) return false;
  await eraseRecords(options, accountId);
  return true;
}

/** Answers whether something of it still has to be waited for. */
async function closeJobs(options: DeletionOptions, accountId: string): Promise<boolean> {
  const owned = await inSystem(options, (tx) => findOwnedOrganisation(tx, accountId));
  if (!owned) return false;
  const scope = organisationScope(owned.id);
  const closeOne = () => options.database.transaction(scope, (tx) => options.closeJob(tx, owned.id, accountId));
  while (await closeOne());
  return inSystem(options, (tx) => repo.hasJobsToLeave(tx, accountId, owned.id, longestAgo(options)));
}

async function eraseRecords(options: DeletionOptions, accountId: string): Promise<void> {
  const { queue, personal } = options;
  for (let found = atOnce; found === atOnce; ) {
    found = await inSystem(options, async (tx) => {
      const owned = await findOwnedOrganisation(tx, accountId);
      const candidateIds = owned ? await repo.listSomeRecords(tx, owned.id, atOnce) : [];
      if (owned && candidateIds.length < atOnce) await deleteInterviews(tx, owned.id);
      if (!owned || candidateIds.length === 0) return 0;
      const keys = await personal.erase(tx, { candidateIds, emails: [], organisationId: owned.id });
      if (keys.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys }, { tenant: 'platform' });
      return candidateIds.length;
    });
  }
}

/** With the organisation its mail would go, also what tells of its interviews: that leaves first. */
export const waitsForMail = (tx: Tx, options: DeletionOptions, organisationId: string): Promise<boolean> =>
  repo.hasMailToLeave(tx, organisationId, longestAgo(options));

const longestAgo = ({ clock }: DeletionOptions): Date => after(clock.now(), -longestWait);
