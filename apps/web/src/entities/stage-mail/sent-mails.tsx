import { listSentStageMails, type SentStageMail } from '@candela/contract/process/process.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { applicationWords } from '#entities/application/application-words.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { Tone } from '#ui/tone.ts';
import { When } from '#ui/when.tsx';

const states: Record<SentStageMail['state'], { label: string; tone: Tone }> = {
  sent: { label: 'Sent', tone: 'success' },
  'on-its-way': { label: 'On its way', tone: 'info' },
  bounced: { label: 'Bounced', tone: 'danger' },
  'not-sent': { label: 'Not sent', tone: 'neutral' },
};

function subjectOf({ kind, status }: SentStageMail): string {
  if (kind === 'closed') return 'The job has closed';
  if (kind === 'still-open') return 'Still open';
  return `Moved to ${applicationWords[status].label}`;
}

const because = {
  'not-chosen': 'not chosen at the move',
  'no-address': 'no email address',
  'taken-back': 'moved again before it was sent',
} as const;

/** Which mails the candidate's applications caused, and what became of them. */
export function SentMails({ candidateId }: { candidateId: string }) {
  const { data } = useQuery(apiQuery(listSentStageMails, { params: { id: candidateId } }));
  if (!data || data.data.length === 0) return null;
  return (
    <Card title="Emails about applications" flush>
      <ul className="divide-y divide-line border-t border-line">
        {data.data.map((mail) => (
          <li key={`${mail.jobId} ${mail.at} ${mail.kind}`} className="flex items-start gap-3 px-5 py-2.5">
            <div className="grid min-w-0 flex-1">
              <span className="break-words">{subjectOf(mail)}</span>
              <span className="text-[13px]/5 text-muted">
                {mail.jobTitle} · <When at={mail.at} />
                {mail.because && <> · {because[mail.because]}</>}
              </span>
            </div>
            <Badge tone={states[mail.state].tone}>{states[mail.state].label}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
