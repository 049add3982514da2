import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

export const PrivacyLink = () => (
  <Card title="Your data" description="What is held about you, a copy of it, and the deletion of your account.">
    <ButtonLink to="/dashboard/privacy" size="sm">
      Open privacy
    </ButtonLink>
  </Card>
);
