import type { AuditItem } from '@candela/contract/admin/admin-console.routes.ts';
import { ClockFading, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullTime } from '#lib/relative-time.ts';
import { EmailText } from '#ui/email-text.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { When } from '#ui/when.tsx';
import { describeAction } from '../audit-actions.ts';
import { toWords } from '../format.ts';
import { CellLink } from './cell-link.tsx';
import { DetailList } from './detail-list.tsx';
import { ExpandableRow } from './expandable-row.tsx';

const grid = 'md:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,2.5fr)_6.5rem_1.5rem]';

/** One thing that happened: what, who, where and when. */
export function AuditRow({ item }: { item: AuditItem }) {
  const { area, words } = describeAction(item.action);
  return (
    <ExpandableRow
      gridClassName={grid}
      title={
        <span className="min-w-0 wrap-break-word">
          <span className="font-medium">{words}</span>
          <span className="text-muted"> · {area}</span>
        </span>
      }
      facts={
        <>
          {item.actor ? (
            <EmailText email={item.actor} />
          ) : (
            <span className="text-muted">{item.detail.apiKeyId ? 'An API key' : 'The system'}</span>
          )}
          <span className="flex min-w-0 max-md:empty:hidden">
            {item.organisationId && (
              <CellLink to={`/admin/organisations/${item.organisationId}`}>
                {item.organisation ?? 'Organisation'}
              </CellLink>
            )}
          </span>
          <When at={item.at} className="whitespace-nowrap text-muted md:text-right" />
        </>
      }
      action={<SealMark isSealed={item.isSealed} />}
    >
      <DetailList entries={entriesOf(item)} />
    </ExpandableRow>
  );
}

const sealWords = {
  sealed: 'Sealed: chained to the entries before it, so that a later change would show.',
  open: 'Not sealed yet. This happens within a minute or two.',
};

function SealMark({ isSealed }: { isSealed: boolean }) {
  const words = isSealed ? sealWords.sealed : sealWords.open;
  const Icon = isSealed ? ShieldCheck : ClockFading;
  return (
    <Tooltip content={words}>
      <button type="button" aria-label={words} className="inline-flex size-6 items-center justify-center rounded-sm">
        <Icon aria-hidden="true" className={isSealed ? 'size-4 text-success-text' : 'size-4 text-subtle'} />
      </button>
    </Tooltip>
  );
}

function entriesOf(item: AuditItem): (readonly [string, ReactNode])[] {
  const mono = (text: string) => <code className="font-mono text-xs/5 break-all">{text}</code>;
  const subject = item.subjectId && (
    <>
      {item.subjectType && `${toWords(item.subjectType)} `}
      {mono(item.subjectId)}{' '}
      <Link to={`/admin/audit?subjectId=${item.subjectId}`} className="text-accent-text underline underline-offset-2">
        All entries about this
      </Link>
    </>
  );
  return [
    ['When', fullTime(new Date(item.at))],
    ['Action', mono(item.action)],
    ...(item.actorId ? ([['Account', mono(item.actorId)]] as const) : []),
    ...(subject ? ([['About', subject]] as const) : []),
    ...(item.address ? ([['Address', mono(item.address)]] as const) : []),
    ...Object.entries(item.detail).map(
      ([name, value]) => [toWords(name), value === null ? '–' : String(value)] as const,
    ),
    ['Seal', item.isSealed ? sealWords.sealed : sealWords.open],
  ];
}
