import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';

/** One article or whitepaper of the demonstration site, as an editor would have written it. */
export interface DemoResource {
  type: ResourceType;
  slug: string;
  title: string;
  description: string;
  /** Days before the day of seeding, so that the site always looks recent. */
  publishedDaysAgo: number;
  /** HTML as the editor stores it. */
  content: string;
  /** In `thumbnails/`, with a copy at half the width beside it: `name.webp` and `name-small.webp`. */
  thumbnail: string;
  /** In `files/`: what a whitepaper's form leads to. */
  file?: { name: string; pages: number };
}
