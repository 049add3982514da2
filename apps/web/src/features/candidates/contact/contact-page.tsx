import { useCandidateDetails } from '#lib/api/use-candidate-details.ts';
import { FormOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  const query = useCandidateDetails();
  return (
    <>
      <PageHeader
        title="Contact details"
        description="How employers you apply to can reach you. They see it together with your CV."
      />
      <QueryState query={query} skeleton={<ContactOutline />}>
        {({ data }) => <ContactForm details={data} isLoading={query.isFetching} />}
      </QueryState>
    </>
  );
}

export const ContactOutline = () => (
  <div role="status" aria-label="Loading your details" className="grid max-w-3xl gap-6">
    <FormOutline fields={3} hasDescription />
    <FormOutline fields={5} hasDescription />
  </div>
);
