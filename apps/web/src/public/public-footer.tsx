import { Logo } from '#components/brand/logo.tsx';
import type { Site } from '#lib/server-context.ts';
import type { Appearance } from '#theme/appearance.ts';
import { kept } from './kept.tsx';
import { ThemeForm } from './theme-form.tsx';

const groups = [
  {
    title: 'Product',
    links: [
      { to: '/employers', label: 'Employers' },
      { to: '/candidates', label: 'Candidates' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/try', label: 'Try it' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/careers', label: 'Careers' },
      { to: '/resources', label: 'Resources' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const;

const linkClasses =
  'inline-flex min-h-8 items-center rounded-sm text-[15px]/6 pointer-coarse:min-h-10 text-muted hover:text-text hover:underline';

/** The social link is configuration, so its words come from the address. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

interface PublicFooterProps {
  site: Pick<Site, 'socialUrl' | 'name'>;
  /** Whether there is anything to consent to. */
  hasChoices: boolean;
  theme: Appearance['theme'];
  year: number;
}

export const PublicFooter = kept('footer', ({ site, hasChoices, theme, year }: PublicFooterProps) => {
  return (
    <footer data-frame className="mt-24 border-t border-line">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-10 px-5 py-12 sm:px-8 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-3 md:col-span-1">
          <Logo />
          <p className="max-w-[28ch] text-[15px]/6 text-muted">Hiring in the light, for both sides.</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className="grid content-start gap-1">
            <h2 className="mb-1 text-[15px]/6 font-semibold">{group.title}</h2>
            {group.links.map((link) => (
              <a key={link.to} href={link.to} className={linkClasses}>
                {link.label}
              </a>
            ))}
            {group.title === 'Company' && site.socialUrl && (
              <a href={site.socialUrl} rel="noreferrer me" className={linkClasses}>
                {hostOf(site.socialUrl)}
              </a>
            )}
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 px-5 py-4 text-sm/5 text-muted sm:px-8">
          <span>
            © {year} {site.name}
          </span>
          {hasChoices && (
            <button type="button" hidden data-consent-choices className="min-h-8 hover:text-text hover:underline">
              Cookie choices
            </button>
          )}
          <ThemeForm current={theme} />
        </div>
      </div>
    </footer>
  );
});
