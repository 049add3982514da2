import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

export const IntegrationsLink = () => (
  <Card title="API and webhooks" description="API keys for your own programs, and webhooks for events.">
    <ButtonLink to="/dashboard/settings/integrations" size="sm">
      Open API and webhooks
    </ButtonLink>
  </Card>
);
