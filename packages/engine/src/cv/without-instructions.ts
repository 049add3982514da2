interface Flag {
  readonly kind: string;
  readonly quote?: string | null;
}

/** Words addressed to a machine are shown to the reader and say nothing about the person. */
export function withoutInstructions(flags: readonly Flag[]): (text: string) => string {
  const quotes = flags.flatMap(({ kind, quote }) =>
    kind === 'machine-instruction' && quote ? [quote.replace(/…$/, '')] : [],
  );
  return (text) => quotes.reduce((rest, quote) => rest.replaceAll(quote, ''), text);
}
