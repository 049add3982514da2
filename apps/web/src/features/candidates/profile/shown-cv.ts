import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { useSearchParams } from 'react-router';

const param = 'cv';

/** The CV on the page: the one the address names, if it is the person's, else the present one. */
export function useShownCv(person: Person): string | null {
  const [params] = useSearchParams();
  const named = person.cvs.find(({ id }) => id === params.get(param));
  return named?.id ?? person.cvId;
}

export const searchFor = ({ id, isCurrent }: Person['cvs'][number]): string => (isCurrent ? '' : `?${param}=${id}`);
