import type { Site } from '#lib/server-context.ts';
import { PublicIcon } from './public-icon.tsx';

/** The words of a link to a founder's profile: where it leads. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

/** People by their words, not by their portraits. */
export function Founders({ founders }: { founders: Site['founders'] }) {
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
      {founders.map(({ name, role, about, url }) => (
        <li key={name} className="flex flex-col gap-4 border-t-2 border-text pt-5">
          <div className="grid gap-1">
            <h3 className="font-display text-[26px]/8 tracking-[-0.015em]">{name}</h3>
            <p className="text-[15px]/6 text-muted">{role}</p>
          </div>
          <p className="text-[17px]/7">{about}</p>
          <a
            href={url}
            rel="noreferrer external"
            className="mt-auto inline-flex min-h-8 items-center gap-1.5 self-start text-base/6 font-medium text-accent-text hover:underline"
          >
            <span className="sr-only">{name} on </span>
            {hostOf(url)}
            <PublicIcon name="arrow-up-right" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}
