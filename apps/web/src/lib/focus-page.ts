/** The page itself takes the focus where what had it is gone: the keyboard goes on from there, not from the top. */
export const focusPage = (): void => document.getElementById('content')?.focus();
