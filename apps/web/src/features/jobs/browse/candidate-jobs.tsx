import type { ReactNode } from 'react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BrowseJobs } from './browse-jobs.tsx';
import { browseAddress, jobViews } from './browse-params.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import { SavedSearches } from './saved-searches.tsx';

/** Open jobs beside the ones the candidate has applied for. */
export function CandidateJobs({ applied }: { applied: ReactNode }) {
  const [params, change] = useAddressState(browseAddress);
  return (
    <>
      <PageHeader title="Jobs" description="What is open, and what you have applied for." />
      <Tabs
        label="Jobs"
        value={params.view}
        onValueChange={(next) => change({ view: jobViews.find((known) => known === next) })}
        items={[
          {
            value: 'browse',
            label: 'Browse jobs',
            content: <BrowseJobs params={params} onChange={change} action={<SaveSearchButton params={params} />} />,
          },
          { value: 'applied', label: 'Applied jobs', content: applied },
          { value: 'saved', label: 'Saved searches', content: <SavedSearches onOpen={change} /> },
        ]}
      />
    </>
  );
}
