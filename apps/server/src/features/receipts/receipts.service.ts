import { createHash } from 'node:crypto';
import type { receiptVerdicts } from '@candela/contract/receipts/receipts.routes.ts';
import {
  canonicalJson,
  type Receipt,
  type ReceiptBody,
  receiptBodySchema,
} from '@candela/contract/receipts/receipts.schemas.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { assertCandidateInSight } from '../../records/candidate-in-sight.ts';
import * as repo from './receipts.repo.ts';

const hashOf = (body: string): Buffer => createHash('sha256').update(body, 'utf8').digest();

/** Rows of one statement; a parameter for each value, and PostgreSQL takes 65,535. */
const atOnce = 1000;

/**
 * A receipt for each of these lines of the history, in the transaction that wrote them and by a plain call: there is no
 * decision without one. The lines are of different applications, each held by that transaction.
 */
export async function issueReceipts(
  tx: Tx,
  organisationId: string,
  lines: readonly { id: string; version: number }[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += atOnce) {
    const decisions = await repo.listDecisions(tx, organisationId, lines.slice(from, from + atOnce));
    const receipts = decisions.map((decision) => {
      const number = (decision.last_number ?? 0) + 1;
      const body = canonicalJson(bodyOf(decision, number));
      return { organisationId, decision, number, body, hash: hashOf(body) };
    });
    if (receipts.length > 0) await repo.insertReceipts(tx, receipts);
  }
}

/** Two records became one: the receipts of the second are the first's, as they were issued. */
export const moveReceipts = repo.reassignReceipts;

function bodyOf(decision: repo.DecisionRow, number: number): ReceiptBody {
  const { score, engine, engine_version, scored_at } = decision;
  return {
    format: 'candela-receipt/1',
    application: decision.application_id,
    number,
    previous: decision.last_hash?.toString('hex') ?? null,
    at: decision.at.toISOString(),
    job: decision.job_title,
    company: decision.company_name,
    from: decision.from_status,
    to: decision.to_status,
    by: { role: roleOf(decision), name: decision.actor_name },
    score:
      score === null || engine === null || engine_version === null || scored_at === null
        ? null
        : { value: score, engine, version: engine_version, scoredAt: scored_at.toISOString() },
  };
}

function roleOf({ is_candidate, actor_account_id }: repo.DecisionRow): ReceiptBody['by']['role'] {
  if (is_candidate) return 'candidate';
  return actor_account_id === null ? 'system' : 'recruiter';
}

type Verdict = (typeof receiptVerdicts)[number];

const toReceipt = ({ body, hash }: { body: string; hash: Buffer }): Receipt => ({
  ...receiptBodySchema.parse(JSON.parse(body)),
  hash: hash.toString('hex'),
});

export const createReceiptsService = ({ database }: { database: Database }) => ({
  list: (principal: RecruiterPrincipal, candidateId: string): Promise<Receipt[]> =>
    database.transaction(tenantScope(principal), async (tx) => {
      await assertCandidateInSight(tx, candidateId);
      return (await repo.listOfCandidate(tx, principal.organisationId, candidateId)).map(toReceipt);
    }),

  listOwn: (principal: CandidatePrincipal, jobId: string): Promise<Receipt[]> =>
    database.transaction(accountScope(principal), async (tx) => {
      const receipts = await repo.listOwn(tx, principal.accountId, jobId);
      if (receipts.length === 0) throw new AppError('NOT_FOUND');
      return receipts.map(toReceipt);
    }),

  async check({ hash, ...rest }: Receipt): Promise<{ verdict: Verdict; later: number | null }> {
    if (hashOf(canonicalJson(receiptBodySchema.parse(rest))).toString('hex') !== hash) {
      return { verdict: 'altered', later: null };
    }
    const found = await repo.checkHash(database.public, hash);
    if (!found) return { verdict: 'unknown', later: null };
    return found.is_whole ? { verdict: 'genuine', later: found.later } : { verdict: 'broken', later: null };
  },
});

export type ReceiptsService = ReturnType<typeof createReceiptsService>;
