import { expect, type Page } from '@playwright/test';
import { createPerson, type Person } from './people.ts';
import { changeInDatabase } from './product-database.ts';
import { callsOf, openSession } from './session.ts';

/** A recruiter with an organisation of their own on a plan with room, signed in. */
export async function startHiring(page: Page): Promise<Person> {
  const recruiter = await createPerson(page.request, 'recruiter');
  await changeInDatabase(
    `update subscriptions set status = 'active', term = 'yearly', current_period_end = now() + interval '100 days',
       plan_id = (select id from plans where name = 'scale')
     where organisation_id = (select organisation_id from members join accounts on id = account_id where email = $1)`,
    [recruiter.email],
  );
  await openSession(page, recruiter);
  return recruiter;
}

/** A company of the recruiter who is signed in. */
export async function addCompany(page: Page, companyName: string): Promise<void> {
  const answer = await page.request.post('/api/companies', {
    headers: await callsOf(page),
    data: {
      companyName,
      industry: 7,
      description: 'Builds lighthouses.',
      location: 'Whitby',
      website: 'https://beacon.example',
      careerPageUrl: 'https://beacon.example/jobs',
      size: 12,
      contactEmail: 'jo@beacon.example',
      contactPhone: '01947 496 000',
      contactName: 'Jo Bell',
      contactPosition: 'Owner',
    },
  });
  expect(answer.status()).toBe(201);
}

/** Candidates in a job's pipeline, without their accounts and CVs. */
export const addApplicants = (jobTitle: string, emails: readonly string[]) =>
  changeInDatabase(
    `with job as (select id, organisation_id, company_id from jobs where title = $1),
     people as (
       insert into candidates (organisation_id, name, email)
       select job.organisation_id, 'Applicant', email from job, unnest($2::text[]) as email returning id
     )
     insert into applications (organisation_id, company_id, job_id, candidate_id)
     select job.organisation_id, job.company_id, job.id, people.id from job, people`,
    [jobTitle, emails],
  );

/** Everything that is asked about a company, in the form that is open. */
export async function fillCompany(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Industry').selectOption('Engineering');
  await page.getByLabel('Description').fill('Builds lighthouses, and keeps them lit.');
  await page.getByLabel('Location').fill('Whitby');
  await page.getByLabel('Company size').fill('12');
  await page.getByLabel('Website').fill('https://beacon.example');
  await page.getByLabel('Career page URL').fill('https://beacon.example/jobs');
  await page.getByLabel('Contact name').fill('Jo Bell');
  await page.getByLabel('Contact position').fill('Owner');
  await page.getByLabel('Contact email').fill('jo@beacon.example');
  await page.getByLabel('Contact phone').fill('01947 496 000');
}
