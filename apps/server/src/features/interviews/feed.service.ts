import { createHash, randomBytes } from 'node:crypto';
import { feedText } from '@candela/integrations/calendar/icalendar.ts';
import { after, days } from '../../platform/clock.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { sameBytes } from '../../platform/secrets/keys.ts';
import { accountScope, type CandidatePrincipal, type RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { visibleCompanies } from '../organisations/organisations.service.ts';
import * as repo from './feed.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { pageUrlOf, toEntry } from './tell.service.ts';

type Subscriber = RecruiterPrincipal | CandidatePrincipal;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const shownBack = days(60);

/** The address names the account and carries a secret; its holder may read, and nothing else. */
export async function createFeed(
  { database, clock, linkOrigin }: InterviewTools,
  principal: Subscriber,
): Promise<{ url: string }> {
  const { accountId } = principal;
  const secret = randomBytes(24).toString('base64url');
  const organisationId = organisationOf(principal);
  await database.transaction(accountScope(principal), (tx) =>
    repo.saveFeed(tx, { accountId, organisationId, secretHash: hashOf(secret), now: clock.now() }),
  );
  return { url: `${linkOrigin}/calendar/${accountId}/${secret}/interviews.ics` };
}

const organisationOf = (principal: Subscriber) => (principal.role === 'recruiter' ? principal.organisationId : null);

/** One from an organisation that the recruiter has left shows nothing: they have none until they get another address. */
export const describeFeed = ({ database }: InterviewTools, principal: Subscriber): Promise<{ isActive: boolean }> =>
  database.transaction(accountScope(principal), async (tx) => ({
    isActive: (await repo.findFeed(tx, principal.accountId))?.organisation_id === organisationOf(principal),
  }));

export const endFeed = ({ database }: InterviewTools, principal: Subscriber): Promise<{ isActive: boolean }> =>
  database.transaction(accountScope(principal), async (tx) => {
    await repo.deleteFeed(tx, principal.accountId);
    return { isActive: false };
  });

/** The calendar behind an address; undefined for one that is wrong, was ended, or whose holder is suspended. */
export async function readFeed(tools: InterviewTools, accountId: string, secret: string): Promise<string | undefined> {
  const { database, clock, linkOrigin } = tools;
  const own: Scope = { kind: 'account', accountId };
  const feed = await database.transaction(own, (tx) => repo.findFeed(tx, accountId));
  if (!feed || !sameBytes(hashOf(secret), feed.secret_hash)) return undefined;
  const scope = feed.organisation_id ? await recruiterScope(tools, accountId, feed.organisation_id) : own;
  const now = clock.now();
  const from = after(now, -shownBack);
  const interviews = await database.transaction(scope, async (tx) =>
    (await repo.isSuspended(tx, accountId, feed.organisation_id)) ? undefined : repo.listFed(tx, { from, now }),
  );
  if (!interviews) return undefined;
  return feedText(
    'Candela interviews',
    interviews.map((interview) => ({
      ...toEntry(tools, interview, interview.company_name),
      stamp: interview.updated_at,
      url: interview.meet_link ?? pageUrlOf(linkOrigin, interview, feed.organisation_id ? 'recruiter' : 'candidate'),
    })),
  );
}

/** What the member may see today: a recruiter who left or works for one company only sees no more here than in the product. */
async function recruiterScope({ database }: InterviewTools, accountId: string, organisationId: string): Promise<Scope> {
  const companyIds = await database.transaction(organisationScope(organisationId), (tx) =>
    visibleCompanies(tx, organisationId, accountId),
  );
  return { kind: 'tenant', accountId, organisationId, companyIds };
}
