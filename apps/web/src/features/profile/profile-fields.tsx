/** What is known, read only. */
export function ProfileFields({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[9rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
