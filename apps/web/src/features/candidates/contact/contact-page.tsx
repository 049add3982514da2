import { useCandidateDetails } from '#lib/api/use-candidate-details.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  const query = useCandidateDetails();
  return (
    <>
      <PageHeader
        title="Contact details"
        description="How employers you apply to can reach you. They see it together with your CV."
      />
      <QueryState query={query} skeleton={<ContactSkeleton />}>
        {({ data }) => <ContactForm details={data} isLoading={query.isFetching} />}
      </QueryState>
    </>
  );
}

const ContactSkeleton = () => (
  <div role="status" aria-label="Loading your details" className="grid max-w-3xl gap-6">
    <Skeleton className="h-56 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </div>
);
