export interface TrailStep {
  label: string;
  to: string;
}

/** The way back up, above the title. The page itself is the title, so it is not repeated here. */
export function PageTrail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-[15px]/6 text-muted">
        {steps.map(({ label, to }, index) => (
          <li key={to} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-subtle">
                /
              </span>
            )}
            <a href={to} className="inline-flex min-h-8 items-center rounded-sm hover:text-text hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
