import type { Recruiter } from '@candela/contract/organisations/organisations.routes.ts';

/** An organisation that was given no name is called like the recruiter who founded it: to them that says nothing. */
export function givenOrganisationName(recruiter: Recruiter | null): string | undefined {
  if (!recruiter) return undefined;
  const { organisation, user } = recruiter;
  return organisation.name === `${user.firstName} ${user.lastName}`.trim() ? undefined : organisation.name;
}
