import { useRouteLoaderData } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { LegalPage } from '#public/legal-page.tsx';
import type { loader as rootLoader } from '#root.tsx';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description: 'What personal data we hold, why, for how long, and your rights.',
    path: '/privacy',
  });

const sections = [
  {
    heading: 'What this page covers',
    body: (
      <p>
        This public site is for registering interest in an upcoming hiring platform and candidate portal. This page says
        what personal data we collect through it and what we do with it.
      </p>
    ),
  },
  {
    heading: 'Age',
    body: <p>The site is for people aged 16 or over. We do not knowingly collect data about anyone younger.</p>,
  },
  {
    heading: 'What we collect',
    body: (
      <ul>
        <li>What you give us: your name, email address, company and anything you write to us.</li>
        <li>What the service needs: the time and kind of a request, and a cookie that remembers your theme.</li>
        <li>
          Visits: we count pages without cookies and without your address, unless your browser asks not to be counted.
          Where we use an analytics provider as well, its script loads only after you agree, and you can change your
          mind at the foot of every page.
        </li>
        <li>If you open an account: your account details and, for job seekers, the CV and answers you provide.</li>
      </ul>
    ),
  },
  {
    heading: 'Why we use it',
    body: (
      <p>
        To answer you, to send the updates you asked for by email, to run and protect the service, and to meet legal
        duties. The legal bases are your consent, the steps you ask us to take before a contract, our legitimate
        interest in a safe service, and the law.
      </p>
    ),
  },
  {
    heading: 'Updates by email',
    body: (
      <p>
        Updates come only to people who asked for them. Every one carries a link to unsubscribe, and you may also write
        to us.
      </p>
    ),
  },
  {
    heading: 'Who sees it',
    body: (
      <p>
        Our own staff where their work needs it, and suppliers who host, store or send on our behalf under contract. We
        do not sell personal data.
      </p>
    ),
  },
  {
    heading: 'How long we keep it',
    body: (
      <p>
        As long as it serves the purpose it was given for, typically up to seven years, and then we delete it. You can
        ask for deletion sooner.
      </p>
    ),
  },
  {
    heading: 'Your rights',
    body: <Rights />,
  },
  {
    heading: 'With an account',
    body: (
      <>
        <p>
          Signed in, the page Privacy shows which organisations hold what about you. There you can download a copy,
          correct it, object to automated scoring (people alone then rank your CV), have one organisation erase what it
          holds, or delete your account, which happens seven days later unless you sign in again.
        </p>
        <p>
          Organisations keep candidates without any activity for as long as they have set, a year unless they chose
          otherwise. Who saw or changed what stays in a log without your name.
        </p>
      </>
    ),
  },
  {
    heading: 'Law and changes',
    body: <p>UK law governs this page. We may update it; the date at the top shows the latest version.</p>,
  },
];

function Rights() {
  const email = useRouteLoaderData<typeof rootLoader>('root')?.site?.demoRequestEmail;
  return (
    <>
      <p>
        You can ask for a copy of your data, for its correction, deletion or transfer, and you can object to its use or
        withdraw consent. We respond within one month.
      </p>
      {email && (
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a>. You may also complain to the Information Commissioner’s
          Office.
        </p>
      )}
    </>
  );
}

export default function Privacy() {
  return <LegalPage title="Privacy" sections={sections} />;
}
