import { randomUUID } from 'node:crypto';
import {
  describeNotification,
  isForMember,
  isForTeamRole,
  isNotificationKind,
  type NotificationKind,
  type NotificationValues,
  notificationKindNames,
  notificationKinds,
} from '@candela/contract/notifications/notifications.kinds.ts';
import type { Notification, NotificationPreference } from '@candela/contract/notifications/notifications.routes.ts';
import { recruitersNotified } from '../../events/notifications.events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import * as repo from './notifications.repo.ts';
import { mailNotificationTask } from './notifications.tasks.ts';

type Reader = RecruiterPrincipal | CandidatePrincipal;

/**
 * Who is told: one account, the account of a candidate (if there is one), the members who see a company and can act on it, or one of
 * these as long as they are one.
 */
export type Recipients =
  | { accountId: string }
  | { accountId: string | null; orRecruitersOf: { companyId: string } }
  | { accountOfCandidate: string }
  | {
      recruitersOf: {
        companyId: string | null;
        exceptAccountId?: string | null;
        /** Who sees one of these companies is told elsewhere. */
        exceptSeeing?: readonly string[];
      };
    };

export interface Told<Kind extends NotificationKind> {
  kind: Kind;
  /** Where it happened; null for what Candela itself tells an account. */
  organisationId: string | null;
  /** A recruiter who no longer sees this company no longer sees the notification. */
  companyId?: string | null;
  /** Whom it is about: it goes with the candidate. */
  candidateId?: string | null;
  to: Recipients;
  /** What the kind's text and link name in braces. */
  values: NotificationValues<Kind>;
  /** Not before this moment: until then it can be taken back. */
  mailAfter?: Date;
}

export interface NotificationsOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  events: Events;
}

/** Two records became one: what was told about the second is about the first. */
export const moveNotifications = repo.reassignNotifications;

const scopeOf = (reader: Reader): Scope => (reader.role === 'recruiter' ? tenantScope(reader) : accountScope(reader));

export function createNotificationsService({ database, clock, queue, events }: NotificationsOptions) {
  return {
    /** Tells accounts of something, in the business transaction, under any scope; by mail where they wish it. */
    notify: <Kind extends NotificationKind>(tx: Tx, told: Told<Kind>) =>
      notify(tx, { queue, events }, told, clock.now()),
    /** Tells the open screens of accounts that notifications of theirs were taken back; whether there were any. */
    async takeBack(tx: Tx, accountIds: readonly string[]): Promise<boolean> {
      for (const accountId of new Set(accountIds)) await events.tellAccount(tx, accountId);
      return accountIds.length > 0;
    },
    list: (
      reader: Reader,
      page: { page: number; pageSize: number },
    ): Promise<{ items: Notification[]; pagination: Pagination }> =>
      database.transaction(scopeOf(reader), async (tx) => {
        const { rows, total } = await repo.listNotifications(tx, reader.accountId, page);
        return { items: rows.flatMap(toView), pagination: paginate(page, total) };
      }),
    countUnread: (reader: Reader): Promise<{ unread: number }> =>
      database.transaction(scopeOf(reader), async (tx) => ({ unread: await repo.countUnread(tx, reader.accountId) })),
    markRead: (reader: Reader, ids: readonly string[] | undefined): Promise<{ unread: number }> =>
      database.transaction(scopeOf(reader), async (tx) => {
        await repo.markRead(tx, reader.accountId, ids, clock.now());
        return { unread: await repo.countUnread(tx, reader.accountId) };
      }),
    listPreferences: (reader: Reader): Promise<NotificationPreference[]> =>
      database.transaction(scopeOf(reader), async (tx) => {
        const chosen = new Map(
          (await repo.listPreferences(tx, [reader.accountId])).map((preference) => [preference.kind, preference]),
        );
        return notificationKindNames
          .filter((kind) => isFor(reader, kind))
          .map((kind) => ({ kind, label: notificationKinds[kind].label, ...waysOf(kind, chosen.get(kind)) }));
      }),
    setPreference: (
      reader: Reader,
      preference: { kind: NotificationKind; inApp: boolean; mail: boolean },
    ): Promise<NotificationPreference> =>
      database.transaction(scopeOf(reader), async (tx) => {
        if (!isFor(reader, preference.kind)) throw new AppError('NOT_FOUND');
        const { label } = notificationKinds[preference.kind];
        await repo.upsertPreference(tx, { accountId: reader.accountId, ...preference });
        return { label, ...preference };
      }),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const isFor = (reader: Reader, kind: NotificationKind): boolean =>
  notificationKinds[kind].to === reader.role && (reader.role !== 'recruiter' || isForMember(kind, reader));

async function notify<Kind extends NotificationKind>(
  tx: Tx,
  { queue, events }: Pick<NotificationsOptions, 'queue' | 'events'>,
  { kind, organisationId, companyId = null, candidateId = null, to, values, mailAfter }: Told<Kind>,
  createdAt: Date,
): Promise<void> {
  const accountIds = await findRecipients(tx, kind, organisationId, to);
  if (accountIds.length === 0) return;
  const chosen = new Map((await repo.listPreferences(tx, accountIds, kind)).map((each) => [each.account_id, each]));
  const notifications = accountIds
    .map((accountId) => ({ accountId, ...waysOf(kind, chosen.get(accountId)) }))
    .filter(({ inApp, mail }) => inApp || mail)
    .map(({ accountId, inApp, mail }) => ({
      id: randomUUID(),
      accountId,
      organisationId,
      companyId,
      candidateId,
      kind,
      values,
      inApp,
      mailDue: mail,
      createdAt,
    }));
  if (notifications.length === 0) return;
  await repo.insertNotifications(tx, notifications);
  const shownTo = notifications.filter(({ inApp }) => inApp).map(({ accountId }) => accountId);
  // Their screens are told as it happens.
  if (notificationKinds[kind].to === 'candidate')
    for (const accountId of shownTo) await events.tellAccount(tx, accountId);
  else if (organisationId !== null && shownTo.length > 0)
    await events.emit(tx, recruitersNotified, organisationId, { accountIds: shownTo });
  for (const { id, accountId, mailDue } of notifications) {
    if (!mailDue) continue;
    await queue.enqueue(
      tx,
      mailNotificationTask,
      { notificationId: id, accountId, organisationId, role: notificationKinds[kind].to },
      {
        tenant: organisationId === null ? { accountId } : { organisationId },
        ...(mailAfter && { startAfter: mailAfter }),
      },
    );
  }
}

async function findRecipients(
  tx: Tx,
  kind: NotificationKind,
  organisationId: string | null,
  to: Recipients,
): Promise<string[]> {
  if ('orRecruitersOf' in to) {
    const told = await findRecipients(tx, kind, organisationId, { recruitersOf: to.orRecruitersOf });
    return to.accountId !== null && told.includes(to.accountId) ? [to.accountId] : told;
  }
  if ('accountId' in to) return [to.accountId];
  if ('accountOfCandidate' in to) {
    const accountId = await repo.findAccountOf(tx, to.accountOfCandidate);
    return accountId === null ? [] : [accountId];
  }
  if (organisationId === null) return [];
  const { companyId, exceptAccountId, exceptSeeing = [] } = to.recruitersOf;
  const listTold = async (seen: string | null) =>
    (await repo.listMembers(tx, { organisationId, companyId: seen }))
      .filter(({ role }) => isForTeamRole(kind, role))
      .map(({ accountId }) => accountId);
  const told = new Set(await listTold(companyId));
  for (const other of exceptSeeing) for (const accountId of await listTold(other)) told.delete(accountId);
  return [...told].filter((accountId) => accountId !== exceptAccountId);
}

/** What the account chose, or else the kind's default. */
const waysOf = (kind: NotificationKind, chosen: { in_app: boolean; mail: boolean } | undefined) => ({
  inApp: chosen?.in_app ?? notificationKinds[kind].inApp,
  mail: chosen?.mail ?? notificationKinds[kind].mail,
});

type Row = Awaited<ReturnType<typeof repo.listNotifications>>['rows'][number];

/** One of a kind that another version of the product wrote is left out. */
function toView({ id, kind, values, created_at, read_at }: Row): Notification[] {
  if (!isNotificationKind(kind)) return [];
  const described = describeNotification(kind, repo.valuesColumn.parse(values));
  return [{ id, kind, ...described, createdAt: created_at.toISOString(), isRead: read_at !== null }];
}
