import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TabsOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { AddMode } from '../job-list-params.ts';
import { JobFormOutline } from './job-form-outline.tsx';
import { PdfUpload } from './pdf-upload.tsx';

/** Loaded when a job is typed, not with the list. */
const AddJobForm = lazy(async () => ({ default: (await import('./add-job-form.tsx')).AddJobForm }));

export interface AddJobPanelProps {
  mode: AddMode;
  recruiterName: string;
  onModeChange(mode: AddMode): void;
  onCancel(): void;
  onAdded(job: Job): void;
}

/** Two ways to a new job: read from a PDF, or typed. */
export function AddJobPanel({ mode, recruiterName, onModeChange, onCancel, onAdded }: AddJobPanelProps) {
  const companies = useQuery(apiQuery(listCompanies));
  return (
    <QueryState
      query={companies}
      skeleton={
        <>
          <TabsOutline tabs={2} />
          <JobFormOutline />
        </>
      }
    >
      {({ data }) => {
        if (data.length === 0) return <NoCompany />;
        return (
          <section aria-label="Add a job" className="grid gap-4">
            <Tabs
              label="How to add the job"
              value={mode}
              onValueChange={(next) => onModeChange(next === 'manual' ? 'manual' : 'upload')}
              items={[
                { value: 'upload', label: 'Upload Job (PDF)', content: <PdfUpload companies={data} /> },
                {
                  value: 'manual',
                  label: 'Manually Add',
                  content: (
                    <Suspense fallback={<JobFormOutline />}>
                      <AddJobForm
                        companies={data}
                        recruiterName={recruiterName}
                        onCancel={onCancel}
                        onAdded={onAdded}
                      />
                    </Suspense>
                  ),
                },
              ]}
            />
            <p className="text-muted">
              For a company that is not listed,{' '}
              <Link to="/dashboard/companies" className="text-accent-text underline underline-offset-2">
                add a company first
              </Link>
              .
            </p>
          </section>
        );
      }}
    </QueryState>
  );
}

function NoCompany() {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={<Building2 />}
        title="Add a company first"
        description="Every job needs a company."
        action={
          <ButtonLink to="/dashboard/companies?add=company" variant="primary">
            Add a company
          </ButtonLink>
        }
      />
    </div>
  );
}
