import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import type { PersonalData } from '../../platform/manifest/personal-data.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { ErasureTellers } from '../candidates/tell-erased.service.ts';
import type { MailService } from '../mail/mail.service.ts';

/** What deleting accounts, and closing organisations with them, stands on. */
export interface DeletionOptions extends ErasureTellers {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: MailService;
  linkOrigin: string;
  personal: PersonalData;
  /** Some interviews to come of an organisation that closes: told to everyone, and deleted. Answers how many. */
  callOffSome(tx: Tx, organisationId: string, limit: number): Promise<number>;
  /** One job of an organisation that closes. Answers whether there was one. */
  closeJob(tx: Tx, organisationId: string, byAccountId: string): Promise<boolean>;
}

/** A person is known by tables of every scope. */
export const inSystem = <T>({ database }: DeletionOptions, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction(systemScope, work);
