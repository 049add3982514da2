import { listApplications } from '@candela/contract/applications/applications.routes.ts';
import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';

/** What the form offers: companies, their active jobs, and candidates at the interview stage of the chosen one. */
export function useReportChoices() {
  const [chosenCompany, setChosenCompany] = useState<string | undefined>();
  const [jobId, setJobId] = useState('');
  const [candidateId, setCandidateId] = useState('');
  const known = useQuery(apiQuery(listCompanies));
  const companies = known.data?.data ?? [];
  // With one company there is nothing to choose.
  const companyId = companies.length === 1 ? companies[0]?._id : chosenCompany;
  const jobs = useQuery(
    apiQuery(listRecruiterJobs, {
      query: { status: 'Active', pageSize: 100, sort: 'title', order: 'asc', ...(companyId && { companyId }) },
    }),
  );
  const asked = apiQuery(listApplications, { query: { jobId, status: 'interview', page: 1, pageSize: 100 } });
  const interviewees = useQuery({
    queryKey: asked.queryKey,
    queryFn: jobId === '' ? skipToken : asked.queryFn,
  });
  return {
    /** The first list that did not come: an empty one says that there is nothing. */
    failed: [known, jobs, interviewees].find(({ data, error }) => data === undefined && error !== null),
    companies,
    companyId: companyId ?? '',
    chooseCompany: (id: string) => {
      setChosenCompany(id || undefined);
      setJobId('');
      setCandidateId('');
    },
    jobs: jobs.data?.data ?? [],
    jobId,
    chooseJob: (id: string) => {
      setJobId(id);
      setCandidateId('');
    },
    candidates: interviewees.data?.items ?? [],
    hasCandidates: interviewees.data !== undefined,
    candidateId,
    chooseCandidate: setCandidateId,
  };
}
