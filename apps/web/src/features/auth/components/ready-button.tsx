import { cn } from '#lib/class-names.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useIsHydrated } from '../use-auth-params.ts';

/**
 * A button that only the script can answer. The page is drawn before the script is there; until then the button looks as
 * it will but takes no press, so that none is lost and no form is sent past the script.
 */
export function ReadyButton({ disabled, className, ...rest }: ButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button {...rest} disabled={disabled || !isHydrated} className={cn(!isHydrated && 'opacity-100!', className)} />
  );
}
