import { type auditFilterSchema, exportAudit, listAudit } from '@candela/contract/admin/admin-console.routes.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api/api.ts';

export type AuditFilter = z.output<typeof auditFilterSchema>;

/** The log, newest first, from where the reader has got to: entries that arrive meanwhile shift nothing. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [listAudit.id, filter],
    queryFn: ({ pageParam, signal }) => api.call(listAudit, { query: { ...filter, before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const loadAuditCsv = (filter: AuditFilter): Promise<string> => api.call(exportAudit, { query: filter });
