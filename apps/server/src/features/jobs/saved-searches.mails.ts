import { cleanName } from '@candela/contract/kernel/names.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';

export interface NewJob {
  title: string;
  companyName: string;
  url: string;
}

const longest = 120;

/** Once a day, and only when there is something new. */
export const newJobsMail = (
  { firstName, jobs, more }: { firstName: string; jobs: readonly NewJob[]; more: number },
  links: { browseUrl: string; stopUrl: string },
): MailContent => ({
  subject: jobs.length + more === 1 ? 'A new job for your search' : `${jobs.length + more} new jobs for your searches`,
  paragraphs: [
    `Hello${firstName ? ` ${cleanName(firstName, longest)}` : ''},`,
    'New since the last email:',
    ...jobs.map(({ title, companyName, url }) => ({
      text: '',
      link: { label: `${cleanName(title, longest)}, ${cleanName(companyName, longest)}`, url },
    })),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ],
  action: { label: 'See how your CV fits them', url: links.browseUrl },
  footer: {
    text: 'You get this at most once a day because you saved a search on Candela.',
    link: { label: 'Stop these emails', url: links.stopUrl },
  },
});
