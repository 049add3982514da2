import { useRemembered, useRememberedFlag, useRememberedNumber } from '#lib/use-remembered.ts';

export const pageSizes = [10, 25, 50, 100] as const;

export const usePageSize = () => useRememberedNumber('candidatesPageSize', pageSizes);

/** Names, pictures and addresses stay hidden until the recruiter chooses otherwise. */
export const useBlindMode = () => useRememberedFlag('candidatesBlindMode');

/** The company and the job looked at last, where the page opens next time. */
export function useLastJob() {
  const [value, set] = useRemembered('candidatesLastJob');
  const [companyId, jobId] = (value ?? '').split(' ');
  return {
    companyId: companyId || undefined,
    jobId: jobId || undefined,
    remember: (company: string, job: string) => set(`${company} ${job}`),
    forget: () => set(''),
  };
}
