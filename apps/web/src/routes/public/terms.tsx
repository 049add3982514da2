import { pageMeta } from '#lib/page-meta.ts';
import { LegalPage } from '#public/legal-page.tsx';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Terms', description: 'The terms on which you use the Candela website.', path: '/terms' });

const sections = [
  {
    heading: 'What this site is for',
    body: (
      <p>
        This public site is for registering interest in an upcoming hiring platform and candidate portal. Using it means
        that you accept these terms.
      </p>
    ),
  },
  { heading: 'Who may use it', body: <p>You must be aged 16 or over to use this site or to register interest.</p> },
  {
    heading: 'Registering interest',
    body: (
      <p>
        When you register interest you agree to give accurate details and to receive updates by email about the
        platform. Every such email carries a link to unsubscribe, and unsubscribing takes effect for all further
        updates.
      </p>
    ),
  },
  {
    heading: 'Fair use',
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>register another person without their permission;</li>
          <li>disrupt the site, probe it for weaknesses without our consent, or get around its limits;</li>
          <li>copy its content for commercial use without our written agreement.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'What we own',
    body: (
      <p>
        The site’s text, design, marks and software belong to us or to those who license them to us. What you send us
        stays yours; you allow us to use it to answer you and to provide what you asked for.
      </p>
    ),
  },
  {
    heading: 'What we do not promise',
    body: (
      <p>
        The platform is under development. Descriptions of features are given in good faith and may change. We provide
        this site as it is and do not promise that it will always be available.
      </p>
    ),
  },
  {
    heading: 'Liability',
    body: (
      <p>
        Nothing in these terms limits liability that cannot be limited by law, such as for death or personal injury
        caused by negligence, or for fraud. Otherwise we are not liable for loss that could not reasonably be foreseen
        when you used this site.
      </p>
    ),
  },
  {
    heading: 'Your data',
    body: (
      <p>
        How we handle personal data is described on our <a href="/privacy">privacy page</a>.
      </p>
    ),
  },
  {
    heading: 'Changes and law',
    body: (
      <p>
        We may update these terms; the date at the top shows the latest version. They are governed by the law of the
        United Kingdom, and the courts of the United Kingdom decide disputes about them.
      </p>
    ),
  },
];

export default function Terms() {
  return <LegalPage title="Terms" sections={sections} />;
}
