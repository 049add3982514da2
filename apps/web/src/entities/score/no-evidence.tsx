import { Alert } from '#ui/alert.tsx';

/** A score whose words have changed since, or that an earlier engine made: the bar is known, the quotations are not. */
export const NoEvidence = ({ version }: { version: string }) => (
  <Alert>
    Nobody had asked for the quotations while this score was current. The CV, the job or the engine has changed since
    (it was {version}), so they can no longer be told for certain.
  </Alert>
);
