import { useRememberedFlag, useRememberedNumber } from '#lib/use-remembered.ts';

export const pageSizes = [10, 25, 50, 100] as const;

export const usePageSize = () => useRememberedNumber('candidatesPageSize', pageSizes);

/** Names, pictures and addresses stay hidden until the recruiter chooses otherwise. */
export const useBlindMode = () => useRememberedFlag('candidatesBlindMode');
