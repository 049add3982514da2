import { listApplications } from '@candela/contract/applications/applications.routes.ts';
import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeJobs } from '#entities/job/active-jobs.ts';
import { allPages } from '#lib/api/all-pages.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';

const intervieweesOf = (jobId: string) =>
  queryOptions({
    queryKey: [listApplications.id, { intervieweesOf: jobId }] as const,
    queryFn:
      jobId === ''
        ? skipToken
        : ({ signal }) =>
            allPages(async (page) => {
              const query = { jobId, status: 'interview', ...page } as const;
              const { items, pagination } = await api.call(listApplications, { query }, { signal });
              return { items, hasNext: pagination.hasNext };
            }),
  });

/** What the form offers: companies, their active jobs, and candidates at the interview stage of the chosen one. */
export function useReportChoices() {
  const [chosenCompany, setChosenCompany] = useState<string | undefined>();
  const [jobId, setJobId] = useState('');
  const [candidateId, setCandidateId] = useState('');
  const known = useQuery(apiQuery(listCompanies));
  const companies = known.data?.data ?? [];
  // With one company there is nothing to choose.
  const companyId = companies.length === 1 ? companies[0]?._id : chosenCompany;
  const jobs = useQuery(activeJobs(companyId));
  const interviewees = useQuery(intervieweesOf(jobId));
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
    jobs: jobs.data ?? [],
    jobId,
    chooseJob: (id: string) => {
      setJobId(id);
      setCandidateId('');
    },
    candidates: interviewees.data ?? [],
    hasCandidates: interviewees.data !== undefined,
    candidateId,
    chooseCandidate: setCandidateId,
  };
}
