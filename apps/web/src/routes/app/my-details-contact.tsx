import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Contact details');

export default function ContactPage() {
  return <NotYet page="contact" />;
}
