import { randomUUID } from 'node:crypto';
import { cleanName } from '@candela/contract/kernel/names.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertMail, type MailInvitation } from './mail.repo.ts';
import { sendMailTask } from './mail.tasks.ts';
import { type MailContent, renderMail } from './mail-layout.service.ts';
import { reviewText } from './mail-review.ts';
import { type LinkMaker, reportUrl } from './report-link.ts';

/** A mail that an organisation causes to a person outside. */
export interface TenantMail<Name extends string> {
  organisationId: string;
  to: string;
  /** The candidate it names, where it is to another person: it goes when they are erased. */
  candidateId?: string;
  /** Every word in it that the organisation or a document wrote. Templates see them cleaned and cut, and nothing else. */
  quotes: Record<Name, string>;
  content: (quotes: Record<Name, string>) => MailContent;
  /** Longer words of the organisation that the content carries, checked for addresses when they were saved. */
  written?: readonly string[];
  /** Not before this moment: until then it can be taken back. */
  sendAfter?: Date;
  /** From then on it says nothing any more: it is dropped instead of sent. */
  uselessAfter?: Date;
  /** To a meeting: what a calendar reads of it. Its words are among the others here, so that the rules see them. */
  invitation?: MailInvitation;
}

interface QueuedMail {
  to: string;
  content: MailContent;
  accountId?: string;
  /** The candidate it names to a recruiter. */
  candidateId?: string | null;
}

/** Long enough for any name, too short for a message. */
const longestQuote = 80;

export function createMailService({ queue, clock, ...links }: { queue: Queue; clock: Clock } & LinkMaker) {
  return {
    /**
     * To the holder of an account, or to a visitor who typed their own address. Writes the mail and the work of sending it into the
     * caller's transaction: both happen or neither. The account where the address is not yet its own: erased with it.
     */
    async queueMail(tx: Tx, { to, content, accountId, candidateId }: QueuedMail): Promise<void> {
      const id = randomUUID();
      const createdAt = clock.now();
      const mail = { to, findings: [], createdAt, ...renderMail(content) };
      await insertMail(tx, id, {
        organisationId: null,
        ...(accountId && { accountId }),
        candidateId: candidateId ?? null,
        ...mail,
      });
      await queue.enqueue(tx, sendMailTask, { mailId: id }, { tenant: 'platform' });
    },

    /** The same for mail that an organisation causes: it leaves through the gate, with a way to complain. Answers with its id. */
    async queueTenantMail<Name extends string>(tx: Tx, mail: TenantMail<Name>): Promise<string> {
      const id = randomUUID();
      const createdAt = clock.now();
      const texts: string[] = [...Object.values<string>(mail.quotes), ...(mail.written ?? [])];
      const rendered = renderMail(mail.content(cleanQuotes(mail.quotes)), reportUrl(links, id, createdAt));
      await insertMail(tx, id, {
        organisationId: mail.organisationId,
        to: mail.to.toLowerCase(),
        candidateId: mail.candidateId ?? null,
        findings: reviewText(texts),
        ...(mail.invitation && { invitation: mail.invitation }),
        ...(mail.uselessAfter && { uselessAfter: mail.uselessAfter }),
        createdAt,
        ...rendered,
      });
      await queue.enqueue(
        tx,
        sendMailTask,
        { mailId: id },
        {
          tenant: { organisationId: mail.organisationId },
          ...(mail.sendAfter && { startAfter: mail.sendAfter }),
        },
      );
      return id;
    },
  };
}

export type MailService = ReturnType<typeof createMailService>;

const cleanQuotes = <Name extends string>(quotes: Record<Name, string>): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<string>(quotes).map(([name, text]) => [name, cleanName(text, longestQuote)]),
  ) as Record<Name, string>;
