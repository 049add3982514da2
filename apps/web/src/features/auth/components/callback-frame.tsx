import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '#components/brand/logo.tsx';
import { Spinner } from '#ui/spinner.tsx';

export type CallbackState = 'loading' | 'success' | 'failure';

interface CallbackFrameProps {
  state: CallbackState;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

const icons = {
  loading: <Spinner className="text-muted [&_svg]:size-6" />,
  success: <CircleCheck aria-hidden="true" className="size-6 text-success" />,
  failure: <CircleAlert aria-hidden="true" className="size-6 text-danger" />,
};

/** A page one passes through on the way back from another site. */
export function CallbackFrame({ state, title, children, actions }: CallbackFrameProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="grid w-full max-w-sm gap-8">
        <Logo />
        <div aria-live="polite" className="grid gap-3 text-sm/5">
          {icons[state]}
          <h1 className="display text-[1.75rem]">{title}</h1>
          {children && <div className="text-base/6 text-muted">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </main>
  );
}
