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
