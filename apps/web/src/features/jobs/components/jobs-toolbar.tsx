import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { RotateCw } from 'lucide-react';
import { cn } from '#lib/class-names.ts';
import { useTyped } from '#lib/use-typed.ts';
import { Button } from '#ui/button.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import type { JobListParams } from '../job-list-params.ts';

export interface JobsToolbarProps {
  params: Pick<JobListParams, 'search' | 'companyId'>;
  companies: readonly Company[];
  isRefreshing: boolean;
  onSearch(search: string): void;
  onCompany(companyId: string | undefined): void;
  onRefresh(): void;
}

export function JobsToolbar({ params, companies, isRefreshing, onSearch, onCompany, onRefresh }: JobsToolbarProps) {
  const [typed, setTyped] = useTyped(params.search, onSearch);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label="Search jobs"
        placeholder="Search by title, company or town"
        value={typed}
        onChange={setTyped}
        maxLength={200}
        className={cn('max-sm:min-w-0 max-sm:flex-1 sm:w-80', companies.length > 1 && 'max-sm:basis-full')}
      />
      {companies.length > 1 && (
        <Select
          aria-label="Company"
          value={params.companyId ?? ''}
          onChange={(event) => onCompany(event.target.value || undefined)}
          className="max-sm:min-w-0 max-sm:flex-1 sm:w-52"
        >
          <option value="">All companies</option>
          {companies.map((company) => (
            <option key={company._id} value={company._id}>
              {company.companyName}
            </option>
          ))}
        </Select>
      )}
      <Button
        className="sm:ml-auto"
        loading={isRefreshing}
        icon={<RotateCw aria-hidden="true" className="size-4" />}
        onClick={onRefresh}
      >
        Refresh
      </Button>
    </div>
  );
}
