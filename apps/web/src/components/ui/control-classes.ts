/** The box that every text-like control shares. */
export const controlClasses =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-sm/5 text-text placeholder:text-subtle ' +
  // A phone enlarges the page when a smaller text is typed into.
  'pointer-coarse:text-base/5 ' +
  'hover:border-text/60 focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger [&[readonly]]:bg-sunken [&[readonly]]:text-muted disabled:bg-sunken disabled:text-muted';
