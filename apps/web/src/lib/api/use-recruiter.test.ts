import type { Recruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { expect, it } from 'vitest';
import { givenOrganisationName } from './use-recruiter.ts';

const recruiterOf = (name: string) =>
  ({ organisation: { name }, user: { firstName: 'Wilma', lastName: 'Ferreira' } }) as Recruiter;

it('is the name of an organisation, unless it is that of its founder', () => {
  expect(givenOrganisationName(recruiterOf('Achebe Group'))).toBe('Achebe Group');
  expect(givenOrganisationName(recruiterOf('Wilma Ferreira'))).toBeUndefined();
  expect(givenOrganisationName(null)).toBeUndefined();
});
