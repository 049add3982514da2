import { ContactPage } from '#features/candidates/contact/contact-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Contact details');

export default function MyContactPage() {
  return <ContactPage />;
}
