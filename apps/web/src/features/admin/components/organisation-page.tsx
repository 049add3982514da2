import type { OrganisationDetail } from '@candela/contract/admin/admin-people.routes.ts';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#components/back-link.tsx';
import { useTabTitle } from '#lib/use-tab-title.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';
import { When } from '#ui/when.tsx';
import { formatCount, formatDay, paymentWords } from '../format.ts';
import { actionColumn, lastSeenColumn, personColumn, signInColumn, stateColumn } from './account-columns.tsx';
import { OrganisationSuspension } from './organisation-suspension.tsx';
import { PlanMark } from './plan-mark.tsx';
import { StateBadge } from './state-badge.tsx';

type Member = OrganisationDetail['accounts'][number];

const columns: readonly Column<Member>[] = [personColumn, signInColumn, lastSeenColumn, stateColumn, actionColumn];

/** One organisation: who it is, what it pays for and uses, and the people in it. */
export function OrganisationPage({ organisation }: { organisation: OrganisationDetail }) {
  const { name, suspendedAt, suspensionReason, accounts } = organisation;
  useTabTitle(name);
  return (
    <>
      <BackLink to="/admin/organisations">Back to Organisations</BackLink>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-3">
            {name}
            <StateBadge suspendedAt={suspendedAt} />
          </span>
        }
        actions={
          <>
            <ButtonLink to={`/admin/audit?organisationId=${organisation.id}`}>
              <ScrollText aria-hidden="true" className="size-4" />
              Audit log
            </ButtonLink>
            <OrganisationSuspension organisation={organisation} />
          </>
        }
      />
      {suspendedAt && <Suspended at={suspendedAt} reason={suspensionReason} />}
      <div className="grid items-start gap-6 grid-cols-1 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-base/6 font-semibold">
            Members <span className="tabular font-normal text-muted">{formatCount(accounts.length)}</span>
          </h2>
          <div className="overflow-hidden rounded-lg border border-line bg-surface">
            <Table
              caption={`Members of ${name}`}
              columns={columns}
              rows={accounts}
              rowKey={(account) => account.id}
              empty={<EmptyState title="No members are left in this organisation" />}
            />
          </div>
        </section>
        <div className="grid grid-cols-1 gap-6 md:max-xl:grid-cols-2 md:max-xl:items-start xl:pt-9">
          <PlanCard organisation={organisation} />
          <FactsCard organisation={organisation} />
        </div>
      </div>
    </>
  );
}

function Suspended({ at, reason }: { at: string; reason: string | null }) {
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={
        <>
          Suspended <When at={at} />
        </>
      }
    >
      <p className="break-words">{reason || 'No reason was given.'}</p>
      <p className="pt-1 text-muted">Its members cannot sign in, and its jobs are off the public site.</p>
    </Alert>
  );
}

function PlanCard({ organisation }: { organisation: OrganisationDetail }) {
  const { usage, limits, term, currentPeriodEnd } = organisation;
  return (
    <Card title="Plan">
      <div className="grid gap-5">
        <div className="grid gap-0.5">
          <span className="text-xl/7 font-semibold tracking-tight">
            <PlanMark organisation={organisation} />
          </span>
          {(term || currentPeriodEnd) && (
            <span className="text-muted">
              {[term && `Paid ${term}`, currentPeriodEnd && `until ${formatDay(currentPeriodEnd)}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
        </div>
        <UsageBar label="Companies" used={usage.companies} limit={limits.companies} />
        <UsageBar label="Active jobs" used={usage.jobs} limit={limits.jobs} />
        <UsageBar label="Seats" used={usage.seatsUsed} limit={limits.seats} />
        <UsageBar label="Storage in MB" used={usage.storage.usedMb} limit={usage.storage.limitMb} />
      </div>
    </Card>
  );
}

function FactsCard({ organisation }: { organisation: OrganisationDetail }) {
  return (
    <Card title="Facts">
      <dl className="grid gap-3">
        <Fact name="Created">
          <When at={organisation.createdAt} />
        </Fact>
        <Fact name="Payment">{paymentWords[organisation.subscriptionStatus]}</Fact>
        {organisation.refusedFilesToday > 0 && (
          <Fact name="Files refused today as unsafe">{formatCount(organisation.refusedFilesToday)}</Fact>
        )}
      </dl>
      <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-4">
        <code className="min-w-0 truncate font-mono text-xs/5 text-muted" title={organisation.id}>
          {organisation.id}
        </code>
        <CopyButton text={organisation.id} label="Copy id" />
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  );
}
