import type { Route } from '@candela/contract/kernel/route.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createKept } from '../database/kept.ts';
import type { Principal, RecruiterPrincipal } from '../sessions/principal.ts';

/** On which the database tells of organisations of which lists show something else now. */
const listsChannel = 'lists';
const mostKept = 250;
/** Longer answers are of rare pages, and would take the room of many. */
const longestKept = 50_000;

interface Made {
  body: string | Buffer;
  /** Until when it holds if nothing is written; null for as long as nothing is. */
  until: Date | null;
}

interface Question {
  route: Route;
  caller: RecruiterPrincipal;
  asked: unknown;
  make(): Promise<Made>;
}

export interface KeptAnswers {
  /** The answer as it goes out, kept or made to be kept. */
  find(question: Question): Promise<string | Buffer>;
  close(): void;
}

/**
 * Answers of lists, each for one caller and one question, kept until the database tells that something lists show of the
 * organisation changed. All that such an answer follows from is what `candela_lists` may read, and every table of that role
 * tells of every change: none is older than what was committed before its request, in whichever process. None are kept where
 * lists are not read under that role, or may be read from a replica, which may be a second behind.
 */
export function createKeptAnswers(database: Database, clock: Clock): KeptAnswers | undefined {
  if (!database.readsListsApart || database.replica) return undefined;
  const kept = createKept<Made & { organisationId: string }, Question>(database, {
    channel: listsChannel,
    mostKept,
    nameOf: ({ route, caller, asked }) => JSON.stringify([route.id, caller, asked]),
    read: async ({ caller, make }) => ({ ...(await make()), organisationId: caller.organisationId }),
    concerns: ({ organisationId }, id) => id === organisationId,
    holds: ({ until }) => until === null || until > clock.now(),
    isWorthIt: ({ body }) => body.length <= longestKept,
    isForReads: true,
  });
  return {
    find: async (question) => (await kept.find(question))?.body ?? '',
    close: kept.close,
  };
}

/** A person whose lists are read under that role. Programs ask for what is new: they would only take room. */
export const hasKeptLists = (principal: Principal | null): principal is RecruiterPrincipal =>
  principal?.role === 'recruiter' &&
  principal.organisationId !== null &&
  principal.companyIds === 'all' &&
  !principal.apiKey;
