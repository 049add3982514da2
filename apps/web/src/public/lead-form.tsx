import type { Whitepaper } from '@candela/contract/resources/resources.schemas.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Refusal } from './form-answer.ts';
import { FormField, FormRefusal } from './form-field.tsx';
import { PublicIcon } from './public-icon.tsx';

export interface LeadFormProps {
  whitepaper: Whitepaper;
  answer: { refusal: Refusal } | { downloadUrl: string } | undefined;
}

const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

const describe = ({ bytes, pages }: NonNullable<Whitepaper['file']>): string =>
  ['PDF', pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`, megabytes(bytes)].filter(Boolean).join(', ');

/** Who is asking, then the file. The same words with script and without. */
export function LeadForm({ whitepaper, answer }: LeadFormProps) {
  const { slug, file } = whitepaper;
  const refusal = answer && 'refusal' in answer ? answer.refusal : null;
  return (
    <aside
      id="download"
      aria-labelledby="download-title"
      className="grid scroll-mt-24 gap-5 rounded-xl border border-line bg-surface p-6 sm:p-7 lg:sticky lg:top-24"
    >
      <div className="grid gap-1">
        <h2 id="download-title" className="font-display text-[26px]/8 tracking-[-0.015em]">
          Get the whitepaper
        </h2>
        {file && <p className="text-[15px]/6 text-muted">{describe(file)}</p>}
      </div>
      {file === null && <p className="text-muted">The file is not available yet. Please come back later.</p>}
      {answer && 'downloadUrl' in answer && <Ready downloadUrl={answer.downloadUrl} />}
      {file !== null && !(answer && 'downloadUrl' in answer) && <DetailsForm slug={slug} refusal={refusal} />}
    </aside>
  );
}

const DetailsForm = ({ slug, refusal }: { slug: string; refusal: Refusal | null }) => (
  <div>
    <form
      method="post"
      action="#download"
      data-api={`/api/resources/whitepapers/${slug}/lead`}
      data-event="whitepaper-requested"
      className="grid gap-4"
    >
      <FormRefusal refusal={refusal} />
      <FormField
        name="firstName"
        label="First Name"
        autoComplete="given-name"
        maxLength={100}
        required
        refusal={refusal}
      />
      <FormField
        name="lastName"
        label="Last Name"
        autoComplete="family-name"
        maxLength={100}
        required
        refusal={refusal}
      />
      <FormField
        name="companyEmail"
        label="Company Email"
        type="email"
        autoComplete="work email"
        maxLength={254}
        required
        refusal={refusal}
      />
      <button type="submit" className={buttonClasses({ variant: 'primary', size: 'lg', block: true })}>
        Download
      </button>
      <p className="text-sm/5 text-muted">
        We keep these details to know who reads our work. See our{' '}
        <a href="/privacy" className="text-accent-text underline underline-offset-4">
          privacy page
        </a>
        .
      </p>
    </form>
    <template data-success>
      <Ready downloadUrl="" />
    </template>
  </div>
);

function Ready({ downloadUrl }: { downloadUrl: string }) {
  return (
    <div tabIndex={-1} role="status" className="grid justify-items-start gap-4 outline-none">
      <p className="grid grid-cols-[auto_1fr] gap-2.5">
        <PublicIcon name="circle-check" className="mt-1 size-5 text-success" />
        Thank you. Your whitepaper is ready; the link works for a few minutes.
      </p>
      <a href={downloadUrl} data-download className={buttonClasses({ variant: 'primary', size: 'lg', block: true })}>
        Download the PDF
      </a>
    </div>
  );
}
