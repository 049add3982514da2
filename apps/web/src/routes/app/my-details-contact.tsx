import { ContactOutline, ContactPage } from '#features/candidates/contact/contact-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';

export const meta = appMeta('Contact details');

export const handle: PageHandle = {
  outline: (
    <PageOutline>
      <ContactOutline />
    </PageOutline>
  ),
};

export default function MyContactPage() {
  return <ContactPage />;
}
