import { createContext } from 'react';

/** For a form that gives way to its outcome in the same dialog: nothing of it is left to lose. */
export const FormSent = createContext<() => void>(() => undefined);
