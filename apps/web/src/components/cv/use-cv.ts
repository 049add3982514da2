import { getCv } from '@candela/contract/cvs/cv.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/query-client.ts';

export const useCv = (id: string) => useQuery(apiQuery(getCv, { params: { id } }));
