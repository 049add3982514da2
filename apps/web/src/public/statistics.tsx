const statistics = [
  { figure: '60%', text: 'drop out of long applications' },
  { figure: '80%', text: 'would publicly criticise' },
  { figure: '72%', text: 'say interview smoothness affects acceptance' },
  { figure: '57%', text: 'less likely to re-engage' },
];

/** The four numbers, ruled like a table of figures rather than boxed. */
export function Statistics() {
  return (
    <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {statistics.map(({ figure, text }) => (
        <div key={figure} className="flex flex-col-reverse justify-end gap-3 border-t border-line-strong pt-5">
          <dt className="max-w-[20ch] text-muted">{text}</dt>
          <dd className="font-display text-6xl/none font-light tracking-[-0.03em] text-accent-text">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
