import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { demoResources } from './demo-resources.ts';

const people = [
  ['Priya', 'Nandakumar', 'priya@fernhill.test'],
  ['Tomasz', 'Wilk', 'tomasz.wilk@quayside.test'],
  ['Eleri', 'Pugh', 'eleri@saltmarsh.test'],
  ['Kwame', 'Boateng', 'kwame@millrace.test'],
  ['Saoirse', 'Quinlan', 'saoirse@lowfold.test'],
] as const;

const pages = [
  ...['/', '/employers', '/candidates', '/pricing', '/about', '/careers', '/resources'],
  ...demoResources.map(({ type, slug }) => `/resources/${type}/${slug}`),
];
const referrers = ['', '', '', 'duckduckgo.com', 'linkedin.com', 'news.example'];

/** So that the console has something to show: a month of visits, and a few people who do not exist. */
export async function seedInterest(tx: Tx, now: Date): Promise<void> {
  const papers = await tx
    .selectFrom('resources')
    .select('id')
    .where('type', '=', 'whitepapers')
    .orderBy('slug')
    .execute();
  await tx
    .insertInto('leads')
    .values(
      people.flatMap(([first_name, last_name, company_email], index) => {
        const paper = papers[index % papers.length];
        const at = after(now, -days(index * 3 + 1));
        return paper
          ? [{ resource_id: paper.id, first_name, last_name, company_email, created_at: at, last_requested_at: at }]
          : [];
      }),
    )
    .execute();
  await tx
    .insertInto('interest_registrations')
    .values(
      people.slice(1).map(([first_name, last_name, email], index) => ({
        email,
        first_name,
        last_name,
        role: 'Employer',
        created_at: after(now, -days(index * 2)),
      })),
    )
    .execute();
  await tx.insertInto('page_views').values(visits(now)).execute();
}

/** Weekdays busier than weekends, the front page busier than the rest; the same curve every time. */
function visits(now: Date) {
  return Array.from({ length: 30 }, (_, back) => after(now, -days(back))).flatMap((moment, back) => {
    const isWeekend = [0, 6].includes(moment.getUTCDay());
    return pages
      .filter((_, index) => (index + back) % (index < 7 ? 1 : 4) === 0)
      .map((path, index) => ({
        day: moment.toISOString().slice(0, 10),
        path,
        referrer: referrers[(index + back) % referrers.length] ?? '',
        event: '',
        views: Math.max(
          1,
          Math.round(((isWeekend ? 9 : 22) * (1 + Math.sin((back + index) / 3) / 3)) / (1 + index / 2)),
        ),
      }));
  });
}
