import { listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicantTools } from '#entities/application/applicant-tools.tsx';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { defineAddress, pageNumber } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useExistingPage } from '#lib/address/use-existing-page.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useRememberedNumber } from '#lib/use-remembered.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { recentColumns } from './recent-columns.tsx';

const address = defineAddress({ page: pageNumber });
const pageSizes = [5, 10, 25] as const;

export function RecentApplications() {
  const [{ page }, change] = useAddressState(address);
  const [pageSize, setPageSize] = useRememberedNumber('applicationsPageSize', pageSizes);
  const [opened, setOpened] = useState<RecentApplication | null>(null);
  const query = useQuery({
    ...apiQuery(listApplications, { query: { page, pageSize } }),
    // Another page or size is always asked for anew.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useExistingPage(query, page, (last) => change({ page: last }, { replace: true }));
  return (
    <Card
      title="Recent Applications"
      flush
      actions={
        <ButtonLink to="/dashboard/applications" size="sm">
          View all applications
        </ButtonLink>
      }
      footer={
        query.data &&
        query.data.pagination.total > 0 && (
          <Pagination
            {...query.data.pagination}
            label="Pages of applications"
            pageSize={pageSize}
            pageSizes={pageSizes}
            onPageChange={(next) => change({ page: next })}
            onPageSizeChange={(size) => {
              setPageSize(size);
              change({ page: 1 }, { replace: true });
            }}
          />
        )
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={pageSize} label="Loading applications" />} isFlush>
        {({ items }) => (
          <div aria-busy={query.isPlaceholderData || undefined} className="transition-opacity aria-busy:opacity-60">
            <Table
              caption="Recent applications, the newest first"
              columns={recentColumns({ onOpenCv: setOpened })}
              rows={items}
              rowKey={({ candidateId, jobId }) => `${candidateId} ${jobId}`}
              empty={<EmptyState title="No applications found." description="They appear here as candidates apply." />}
            />
          </div>
        )}
      </QueryState>
      <CvDialog cvId={opened?.cvId ?? null} onClose={() => setOpened(null)} tools={applicantTools} />
    </Card>
  );
}
