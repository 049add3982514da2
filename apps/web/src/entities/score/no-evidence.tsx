import { Alert } from '#ui/alert.tsx';

/** A score whose words have changed since, or that an earlier engine made: the bar is known, the quotations are not. */
export const NoEvidence = ({ version }: { version: string }) => (
  <Alert>
    The quotations for this score were not looked up while it was current. The CV, the job or the engine has changed
    since (it was {version}), so they can no longer be told for certain.
  </Alert>
);
