const statistics = [
  { figure: '60%', before: 'of candidates', text: 'drop out of long applications', after: '.' },
  {
    figure: '80%',
    before: 'of candidates',
    text: 'would publicly criticise',
    after: ' an employer after a bad experience.',
  },
  {
    figure: '72%',
    before: 'of candidates',
    text: 'say interview smoothness affects acceptance',
    after: ' of an offer.',
  },
  { figure: '57%', before: 'of candidates are', text: 'less likely to re-engage', after: ' after a bad experience.' },
];

/** The four numbers, ruled like a table of figures rather than boxed. */
export function Statistics() {
  return (
    <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {statistics.map(({ figure, before, text, after }) => (
        <div key={figure} className="flex flex-col-reverse justify-end gap-3 border-t border-line-strong pt-5">
          <dt className="max-w-[22ch] text-muted">
            {before} <span className="text-text">{text}</span>
            {after}
          </dt>
          <dd className="font-display text-6xl/none font-light tracking-[-0.03em] text-accent-text">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
