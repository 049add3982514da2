import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

export function PasswordSettings() {
  return (
    <Card
      title="Password"
      description="Changing it signs out your other sessions."
      actions={
        <ButtonLink to="/reset-password" size="sm">
          Change password
        </ButtonLink>
      }
      flush
    />
  );
}
