import { ArrowUpRight } from 'lucide-react';
import type { StoredUser } from '../../../lib/api/session-store.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { greeting } from '../greeting.ts';

const coming = [
  ['Resources', 'Write, preview, schedule and publish articles and whitepapers'],
  ['Leads and interest', 'Who downloaded what, who wants to hear more; list and export'],
  ['Organisations and accounts', 'Find, look, suspend'],
  ['Plans', 'What is on sale, and its limits'],
  ['Audit log', 'Who saw or changed which person’s data'],
  ['Background work', 'Queued, running, failed; try again'],
] as const;

const systemPages = [
  ['Readiness', '/readyz', 'Do database, queue and storage answer?'],
  ['Metrics', '/metrics', 'For Prometheus'],
  ['API description', '/api/openapi.json', 'Every call with its schemas'],
] as const;

export function AdminDashboard({ user }: { user: StoredUser }) {
  return (
    <>
      <PageHeader title={greeting(user.firstName)} description="The platform’s console." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title="Not here yet" description="These parts of the console are being built.">
          <dl className="divide-y divide-line">
            {coming.map(([name, text]) => (
              <div key={name} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[13rem_1fr]">
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title="System">
          <ul className="divide-y divide-line">
            {systemPages.map(([name, address, text]) => (
              <li key={address}>
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="-mx-2 grid grid-cols-[1fr_auto] items-center gap-3 rounded-md px-2 py-3 hover:bg-hover"
                >
                  <span className="grid gap-0.5">
                    <span className="font-medium">{name}</span>
                    <span className="text-muted">{text}</span>
                  </span>
                  <ArrowUpRight aria-hidden="true" className="size-4 text-subtle" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
