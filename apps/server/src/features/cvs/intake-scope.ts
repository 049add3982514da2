import { organisationScope, type Scope, systemScope } from '../../platform/database/scope.ts';

/**
 * A file that an organisation uploaded is read under its scope. A candidate's own is scored by every organisation they
 * applied to, and out of a candidate's own reach.
 */
export const intakeScope = ({ organisation_id: organisationId }: { organisation_id: string | null }): Scope =>
  organisationId === null ? systemScope : organisationScope(organisationId);
