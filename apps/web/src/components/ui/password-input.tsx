import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';

/** A password that can be looked at before it is sent. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-10" spellCheck={false} autoCapitalize="off" />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        size="sm"
        className="absolute top-1 right-1"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
