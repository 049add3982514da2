import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { toFailure } from '#components/form/server-errors.ts';
import { cn } from '#lib/class-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { refuseFile } from '../read-file.ts';
import { useUploadFile, useUploads } from '../use-uploads.ts';
import { PdfFieldsDialog } from './pdf-fields-dialog.tsx';
import { UploadList } from './upload-list.tsx';

const successMessage = 'Job description uploaded. Processing will begin shortly — check back soon.';

/** A job description as a PDF: for a company, checked here, read in the background. */
export function PdfUpload({ companies }: { companies: readonly Company[] }) {
  const only = companies.length === 1 ? companies[0] : undefined;
  const [companyId, setCompanyId] = useState(only?._id ?? '');
  const [isCompanyMissing, setIsCompanyMissing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadFile();
  const { uploads } = useUploads();

  /** Without a company there is nowhere to put it: said before a file is asked for. */
  const isReady = (): boolean => {
    setIsCompanyMissing(companyId === '');
    return companyId !== '';
  };

  const send = async (files: readonly File[]) => {
    if (!isReady() || upload.isPending) return;
    const found: string[] = [];
    setProblems(found);
    for (const file of files) {
      const refusal = refuseFile(file);
      const problem = refusal ?? (await upload.mutateAsync({ file, companyId }).then(() => null, failureText));
      if (problem) found.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
      else toast.success(successMessage);
    }
    setProblems([...found]);
    if (picker.current) picker.current.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send([...event.dataTransfer.files]);
  };

  return (
    <div className="grid max-w-3xl gap-5">
      <Field
        label="Company"
        required
        error={isCompanyMissing ? 'Please select a company before uploading' : undefined}
        className="max-w-sm"
      >
        <Select
          value={companyId}
          onChange={(event) => {
            setCompanyId(event.target.value);
            setIsCompanyMissing(false);
          }}
        >
          <option value="">Choose a company</option>
          {companies.map((company) => (
            <option key={company._id} value={company._id}>
              {company.companyName}
            </option>
          ))}
        </Select>
      </Field>
      {/* Dropping is a convenience; the button inside does the same for everybody. */}
      <section
        aria-label="Upload a job description"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={cn(
          'grid justify-items-center gap-3 rounded-lg border border-dashed px-6 py-10 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60 bg-surface',
        )}
      >
        {upload.isPending ? (
          <Spinner className="text-muted [&_svg]:size-6" />
        ) : (
          <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 text-muted" />
        )}
        <div className="grid gap-0.5">
          <p className="font-semibold">{upload.isPending ? 'Uploading' : 'Drop a PDF here'}</p>
          <p className="text-muted">Up to 10 MB. It becomes a draft for you to review.</p>
        </div>
        <Button
          variant="primary"
          loading={upload.isPending}
          onClick={() => {
            if (isReady()) picker.current?.click();
          }}
        >
          Choose a PDF
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/pdf,.pdf"
          multiple
          aria-label="Job description (PDF)"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void send([...(event.target.files ?? [])])}
        />
        <PdfFieldsDialog />
      </section>
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

const failureText = (error: unknown): string => toFailure(error, 'Failed to upload job description').message;
