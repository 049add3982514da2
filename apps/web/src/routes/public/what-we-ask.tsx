import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/what-we-ask.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'What we ask employers',
    description: 'The details Candela asks of a company before it hires, and what each is for.',
    path: '/employers/what-we-ask',
  });

const groups = [
  {
    heading: 'Who you are',
    fields: [
      { name: 'Company name', why: 'Candidates see it on every job, and on every decision about them.' },
      { name: 'Industry', why: 'So that experience in your field can be recognised.' },
      { name: 'Description', why: 'What you do, for candidates who do not know you yet.' },
      { name: 'Company size', why: 'Candidates want to know. An estimate is enough.' },
      { name: 'Location', why: 'Where your jobs are unless a job says otherwise.' },
    ],
  },
  {
    heading: 'Where you can be found',
    fields: [
      { name: 'Website', why: 'Candidates look you up before they apply. We link to it and never read it.' },
      { name: 'Career page URL', why: 'Where your jobs widget or your own adverts are shown.' },
    ],
  },
  {
    heading: 'Who answers for the jobs',
    fields: [
      { name: 'Contact name', why: 'A person is responsible for every decision. Candidates may ask who it is.' },
      { name: 'Contact position', why: 'So that they know who they are writing to.' },
      { name: 'Contact email', why: 'For questions about a job, and for requests about personal data.' },
      { name: 'Contact phone', why: 'For job boards that ask for one, and for us when something is urgent.' },
    ],
  },
];

/** What the form for a company asks, before anyone has to register to find out. */
export default function WhatWeAsk() {
  return (
    <article className="mx-auto grid max-w-6xl gap-12 px-5 pt-16 sm:px-8 md:pt-24">
      <header className="grid max-w-measure gap-4">
        <h1 className="display text-[clamp(2.5rem,6vw,4.25rem)]">What we ask employers</h1>
        <p className="text-lg/7 text-muted">
          Eleven details of each company you hire for. We sell none of it, and you can save a draft and come back.
        </p>
      </header>
      {groups.map(({ heading, fields }) => (
        <section key={heading} className="grid max-w-measure gap-4">
          <h2 className="text-xl/7 font-semibold">{heading}</h2>
          <dl className="grid gap-4">
            {fields.map(({ name, why }) => (
              <div
                key={name}
                className="grid gap-1 border-t border-line pt-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6"
              >
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted">{why}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="max-w-measure text-muted">
        To begin you need only your name, your email address and a password.{' '}
        <a href="/register#recruiter" className="text-accent-text underline underline-offset-4">
          Create an account
        </a>
      </p>
    </article>
  );
}
