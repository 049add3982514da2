import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { refuseFile } from '../read-file.ts';
import { useUploadFile, useUploads } from '../use-uploads.ts';
import { PdfFieldsDialog } from './pdf-fields-dialog.tsx';
import { UploadList } from './upload-list.tsx';

const successMessage = 'Job description uploaded. Processing will begin shortly — check back soon.';

/** Sends files for the company that was chosen, and says what stood in the way of which. */
function usePdfUpload(companies: readonly Company[]) {
  const only = companies.length === 1 ? companies[0] : undefined;
  const [companyId, setCompanyId] = useState(only?._id ?? '');
  const [isCompanyMissing, setIsCompanyMissing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const upload = useUploadFile();

  const chooseCompany = (id: string) => {
    setCompanyId(id);
    setIsCompanyMissing(false);
  };

  /** Without a company there is nowhere to put it: said before a file is asked for. */
  const isReady = (): boolean => {
    setIsCompanyMissing(companyId === '');
    return companyId !== '';
  };

  const send = async (files: readonly File[]) => {
    if (!isReady()) return;
    const found: string[] = [];
    setProblems(found);
    for (const file of files) {
      const refusal = refuseFile(file);
      const problem = refusal ?? (await upload.mutateAsync({ file, companyId }).then(() => null, failureText));
      if (problem) found.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
      else toast.success(successMessage);
    }
    setProblems([...found]);
  };
  return { companyId, chooseCompany, isCompanyMissing, isReady, send, isSending: upload.isPending, problems };
}

/** A job description as a PDF: for a company, checked here, read in the background. */
export function PdfUpload({ companies }: { companies: readonly Company[] }) {
  const { companyId, chooseCompany, isCompanyMissing, isReady, send, isSending, problems } = usePdfUpload(companies);
  const { uploads } = useUploads();
  return (
    <div className="grid max-w-3xl gap-5">
      <Field
        label="Company"
        required
        error={isCompanyMissing ? 'Please select a company before uploading' : undefined}
        className="max-w-sm"
      >
        <Select value={companyId} onChange={(event) => chooseCompany(event.target.value)}>
          <option value="">Choose a company</option>
          {companies.map((company) => (
            <option key={company._id} value={company._id}>
              {company.companyName}
            </option>
          ))}
        </Select>
      </Field>
      <DropZone
        label="Upload a job description"
        inputLabel="Job description (PDF)"
        accept="application/pdf,.pdf"
        multiple
        isBusy={isSending}
        onFiles={(files) => void send(files)}
        className="justify-items-center gap-3 rounded-lg px-6 py-10 text-center"
      >
        {({ choose }) => <DropContent isSending={isSending} onChoose={() => isReady() && choose()} />}
      </DropZone>
      {problems.length > 0 && (
        <Alert tone="danger">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      <UploadList uploads={uploads} />
    </div>
  );
}

function DropContent({ isSending, onChoose }: { isSending: boolean; onChoose(): void }) {
  return (
    <>
      {isSending ? (
        <Spinner className="text-muted [&_svg]:size-6" />
      ) : (
        <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 text-muted" />
      )}
      <div className="grid gap-0.5">
        <p className="font-semibold">{isSending ? 'Uploading' : 'Drop a PDF here'}</p>
        <p className="text-muted">Up to 10 MB. It becomes a draft for you to review.</p>
      </div>
      <Button variant="primary" loading={isSending} onClick={onChoose}>
        Choose a PDF
      </Button>
      <PdfFieldsDialog />
    </>
  );
}

const failureText = (error: unknown): string => toFailure(error, 'Failed to upload job description').message;
