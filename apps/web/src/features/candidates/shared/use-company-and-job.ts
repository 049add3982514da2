import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { getRecruiterJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { activeJobs } from '#entities/job/active-jobs.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import type { CandidatesParams, ChangeCandidates } from './candidates-params.ts';
import { useLastJob } from './remembered.ts';

export type JobChoice = Pick<JobListItem, '_id' | 'title' | 'status' | 'match_score_threshold'>;

/**
 * The company and the job the address names, with what there is to choose from. Without a name in the address it is the
 * job looked at last; a single choice is made at once.
 */
export function useCompanyAndJob(
  params: Pick<CandidatesParams, 'companyId' | 'jobId' | 'page'>,
  change: ChangeCandidates,
) {
  const { jobId, page } = params;
  const { companyId: lastCompanyId, jobId: lastJobId, remember, forget } = useLastJob();
  const companiesQuery = useQuery(apiQuery(listCompanies));
  const companies = companiesQuery.data?.data;
  const company = companies?.find(({ _id }) => _id === params.companyId);

  const jobsQuery = useQuery({ ...activeJobs(company?._id ?? ''), enabled: company !== undefined });
  const jobs = company && jobsQuery.data;
  const listed = jobs?.find(({ _id }) => _id === jobId);

  // A link may name a job that is not active any more, or no company.
  const isUnlisted = jobId !== undefined && (company ? jobs !== undefined && !listed : companies !== undefined);
  const askedQuery = useQuery({ ...apiQuery(getRecruiterJob, { params: { id: jobId ?? '' } }), enabled: isUnlisted });
  const asked = isUnlisted ? askedQuery.data?.data : undefined;
  const job: JobChoice | undefined = listed ?? (asked && asked.companyId === company?._id ? asked : undefined);

  const onlyCompany = companies?.length === 1 ? companies[0]?._id : undefined;
  const lastCompany = jobId === undefined ? companies?.find(({ _id }) => _id === lastCompanyId)?._id : undefined;
  const companyToChoose = company ? undefined : (asked?.companyId ?? onlyCompany ?? lastCompany);
  const onlyJob = jobs?.length === 1 ? jobs[0]?._id : jobs?.find(({ _id }) => _id === lastJobId)?._id;
  const jobToChoose = jobId === undefined ? onlyJob : undefined;
  useEffect(() => {
    // These were not chosen by hand, so Back does not stop at them.
    if (companyToChoose) change({ companyId: companyToChoose, page }, { replace: true });
    else if (jobToChoose) change({ jobId: jobToChoose, page }, { replace: true });
  }, [companyToChoose, jobToChoose, page, change]);

  const [usedCompanyId, usedJobId] = [company?._id, listed?._id];
  const rememberUsed = useEffectEvent(remember);
  useEffect(() => {
    if (usedCompanyId && usedJobId) rememberUsed(usedCompanyId, usedJobId);
  }, [usedCompanyId, usedJobId]);

  return {
    companiesQuery,
    jobsQuery,
    companies: companies ?? [],
    jobs: jobs ?? [],
    company,
    job,
    /** A choice that was taken back is not made again by itself. */
    forget,
    /** Whether more is about to be known about what the address names. */
    isSettling:
      companiesQuery.isPending ||
      (company !== undefined && jobsQuery.isPending) ||
      (isUnlisted && askedQuery.isPending) ||
      companyToChoose !== undefined ||
      jobToChoose !== undefined,
  };
}

export type CompanyAndJob = ReturnType<typeof useCompanyAndJob>;
