import type { Role } from '@candela/contract/kernel/roles.ts';
import {
  type DataExport,
  downloadExport,
  exportDays,
  getPrivacy,
  getResume,
  requestExport,
  requestOrganisationExport,
} from '@candela/contract/privacy/privacy.routes.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { datedFileName, saveJson } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DateText } from '#ui/date-text.tsx';

const onError = (error: Error) => void toast.error(toFailure(error, 'That did not work. Please try again.').message);

interface ExportCardProps {
  exports: readonly DataExport[];
  role: Role | undefined;
  isParent: boolean;
}

export function ExportCard({ exports, role, isParent }: ExportCardProps) {
  const ask = useChange({ change: () => api.call(requestExport), invalidates: [getPrivacy], onError });
  const askAll = useChange({ change: () => api.call(requestOrganisationExport), invalidates: [getPrivacy], onError });
  const resume = useChange({
    change: () => api.call(getResume),
    invalidates: [],
    onSuccess: ({ data }) => saveJson(datedFileName('resume', 'json'), data),
    onError,
  });
  return (
    <Card
      title="A copy of your data"
      description={`One ZIP with a page to read, every table as JSON and CSV, and your files. We email you when it is ready and keep it for ${exportDays} days.`}
      flush
    >
      <div className="flex flex-wrap gap-2 px-5 pb-4">
        <Button variant="primary" loading={ask.isPending} onClick={() => ask.mutate()}>
          Request a copy of my data
        </Button>
        {isParent && (
          <Button loading={askAll.isPending} onClick={() => askAll.mutate()}>
            Request a copy of the organisation
          </Button>
        )}
        {role === 'candidate' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            Download my CV as JSON Resume
          </Button>
        )}
      </div>
      {exports.length > 0 && (
        <ul aria-label="Copies" className="divide-y divide-line border-t border-line">
          {exports.map((each) => (
            <ExportRow key={each.id} each={each} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const megabytes = (bytes: number) =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function ExportRow({ each }: { each: DataExport }) {
  const download = useChange({
    change: () => api.call(downloadExport, { params: { id: each.id } }),
    invalidates: [],
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <div className="grid gap-0.5">
        <span>{each.of === 'account' ? 'Your data' : 'Your organisation'}</span>
        <span className="text-[13px]/5 text-muted">
          <StatusText each={each} />
        </span>
      </div>
      {each.status === 'ready' && (
        <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
          Download
        </Button>
      )}
    </li>
  );
}

function StatusText({ each }: { each: DataExport }) {
  if (each.status === 'queued') return 'Being made';
  if (each.status === 'failed') return 'This copy failed. Please request another.';
  return (
    <>
      {megabytes(each.bytes ?? 0)}, made <DateText moment={each.requestedAt} />
      {each.expiresAt && (
        <>
          , removed <DateText moment={each.expiresAt} />
        </>
      )}
    </>
  );
}
