import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const steps = [{ label: 'Details' }, { label: 'Requirements', hint: 'What the ranking reads' }, { label: 'Publish' }];

export function NavigationSpecimens() {
  return (
    <div className="grid gap-8">
      <Specimen name="Tabs">
        <Tabs
          label="Jobs by status"
          items={[
            { value: 'active', label: 'Active', count: 8, content: 'Eight active jobs.' },
            { value: 'draft', label: 'Draft', count: 2, content: 'Two drafts.' },
            { value: 'all', label: 'All', content: 'Everything.' },
            { value: 'off', label: 'Disabled', content: '', disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper label="Post a job" steps={steps} current={1} />
      </Specimen>
      <Specimen name="PageHeader with Breadcrumb">
        <PageHeader
          breadcrumb={[{ label: 'Jobs', to: '/dashboard/jobs' }, { label: 'Community nurse' }]}
          title="Community nurse"
          description="Active since 3 November, 24 candidates."
          actions={
            <>
              <Button>Sync</Button>
              <Button variant="primary">Save Changes</Button>
            </>
          }
        />
      </Specimen>
    </div>
  );
}
