import type { Billing } from '@candela/integrations/billing/port.ts';
import type { Calendar } from '@candela/integrations/calendar/port.ts';
import type { DomainProof } from '@candela/integrations/domains/port.ts';
import type { LocalHandler } from '@candela/integrations/http/local-http.ts';
import type { IdentityProvider } from '@candela/integrations/identity/port.ts';
import type { JobBoard } from '@candela/integrations/job-board/port.ts';
import type { Llm } from '@candela/integrations/llm/port.ts';
import type { MailTransport } from '@candela/integrations/mail/port.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import type { WebhookSender } from '@candela/integrations/webhooks/port.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import type { Extractor } from '../extraction/extractor.ts';
import type { Logger } from '../logger.ts';
import type { Queue } from '../queue/queue.ts';
import type { Keys } from '../secrets/keys.ts';
import type { PageCache } from '../web/page-cache.ts';

/** Everything the features stand on, with the adapters already chosen. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Logger;
  keys: Keys;
  database: Database;
  queue: Queue;
  events: Events;
  storage: Storage;
  mail: MailTransport;
  /** Absent when no provider is configured and stand-ins are not allowed. */
  identity: IdentityProvider | undefined;
  /** The provider that an organisation has named. */
  openIdentity: OpenIdentity;
  /** Whether a mail domain belongs to those who claim it. */
  domains: DomainProof;
  /** Absent when none is configured and stand-ins are not allowed. */
  calendar: Calendar | undefined;
  jobBoard: JobBoard;
  /** Absent when no card processor is configured and stand-ins are not allowed. */
  billing: Billing | undefined;
  /** Calls the addresses that organisations named. */
  webhooks: WebhookSender;
  /** Absent unless one is configured: the built-in engine then does everything. */
  llm: Llm | undefined;
  /** Reads files in a process of its own. */
  extractor: Extractor;
  /** Another one, for visitors: they wait for no uploads, and no uploads for them. */
  trials: Extractor;
  /** Public pages as they were last rendered. */
  pages: PageCache;
  /** Pages that embedded adapters answer themselves. */
  localPages: readonly LocalPage[];
}

export type OpenIdentity = (provider: {
  issuer: string;
  clientId: string;
  clientSecret?: string;
}) => Promise<IdentityProvider>;

export interface LocalPage {
  prefix: string;
  methods: ('GET' | 'HEAD' | 'POST' | 'PUT')[];
  bodyLimit: number;
  handler: LocalHandler;
}
