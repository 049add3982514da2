export interface Feature {
  title: string;
  text: string;
}

/** Features as prose under rules; they are read, not counted. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {features.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1.5 border-t border-line py-6">
          <h3 className="text-lg/7 font-semibold">{title}</h3>
          <p className="max-w-[46ch] text-[17px]/7 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
