import type { TryMatch } from '@candela/contract/try-match/try-match.routes.ts';
import { yearsText } from '#entities/cv/cv-text.ts';

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const mostNamed = 6;

/** The first few by name, the rest by number. */
function named(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).join(', ');
  const rest = names.length - mostNamed;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** What was understood of an advert, in lines. */
export function readFromJob({ requirements, niceToHave, skills }: Omit<TryMatch['job'], 'flags'>): string[] {
  const asked =
    requirements === 0
      ? 'No list of requirements; its duties were used'
      : counted(requirements, 'requirement', 'requirements');
  return [
    niceToHave === 0 ? asked : `${asked}, ${niceToHave} nice to have`,
    ...(skills.length > 0 ? [`Skills: ${named(skills)}`] : []),
  ];
}

/** The same of a CV. */
export function readFromCv({ posts, years, qualifications, skills }: TryMatch['cv']): string[] {
  const work = posts.length === 0 ? 'No posts found' : counted(posts.length, 'post', 'posts');
  return [
    years === null || posts.length === 0 ? work : `${work}, ${yearsText(years)} of work`,
    ...(qualifications.length > 0 ? [`Education: ${named(qualifications)}`] : []),
    ...(skills.length > 0 ? [`Skills: ${named(skills)}`] : []),
  ];
}
