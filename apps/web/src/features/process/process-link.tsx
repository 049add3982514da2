import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

/** In the settings: the way to the organisation's own. */
export const ProcessLink = () => (
  <Card
    title="Hiring process"
    description="For the whole organisation: emails for each stage, how long applications may wait, what receipts say, and interview templates."
  >
    <ButtonLink to="/dashboard/settings/process" size="sm">
      Open the hiring process
    </ButtonLink>
  </Card>
);
