import type { HeldMail } from '@candela/contract/mail/admin-mail.routes.ts';
import { Link } from 'react-router';
import { fullTime } from '#lib/relative-time.ts';
import { Badge } from '#ui/badge.tsx';
import { When } from '#ui/when.tsx';
import { findingInWords } from '../mail-findings.ts';
import { DetailList } from './detail-list.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import { MailDecisionButtons } from './mail-decision-buttons.tsx';

const grid = 'md:grid-cols-[minmax(0,1fr)_16rem_7rem_auto]';

/** What the rules found stands in the row; the whole mail opens below it. */
export function HeldMailRow({ mail }: { mail: HeldMail }) {
  return (
    <ExpandableRow
      gridClassName={grid}
      title={
        <span className="grid min-w-0">
          <span className="wrap-anywhere font-medium">{mail.subject}</span>
          <span className="wrap-anywhere text-[13px]/5 text-muted">
            {mail.organisationName} to {mail.to}
          </span>
        </span>
      }
      facts={
        <>
          <span className="flex min-w-0 flex-wrap gap-1">
            {mail.findings.map((finding) => (
              <Badge key={finding} tone="warning">
                {findingInWords(finding)}
              </Badge>
            ))}
          </span>
          <When at={mail.createdAt} className="whitespace-nowrap text-muted" />
        </>
      }
    >
      <div className="grid gap-4">
        <DetailList
          entries={[
            [
              'Organisation',
              <Link key="organisation" to={`/admin/organisations/${mail.organisationId}`} className="underline">
                {mail.organisationName}
              </Link>,
            ],
            ['Registered', fullTime(new Date(mail.organisationCreatedAt))],
            ['To', mail.to],
            [
              'Text',
              <span key="text" dir="auto" className="block break-words whitespace-pre-wrap">
                {mail.text}
              </span>,
            ],
          ]}
        />
        <MailDecisionButtons mail={mail} />
      </div>
    </ExpandableRow>
  );
}
