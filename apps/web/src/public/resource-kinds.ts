import type { ResourcesSummary, ResourceType } from '@candela/contract/resources/resources.schemas.ts';

export interface ResourceKind {
  type: ResourceType;
  /** In menus and as the heading of its own page. */
  label: string;
  /** As the heading of a row among others. */
  plural: string;
  blurb: string;
  /** Where the summary keeps its newest items. */
  key: keyof ResourcesSummary;
  /** As many as stand side by side; more turn the row into a carousel. */
  perRow: 3 | 4;
}

/** The kinds of resources, by the last part of their address. */
export const resourceKinds: readonly ResourceKind[] = [
  {
    type: 'blog',
    label: 'Blog',
    plural: 'Blogs',
    blurb: 'Longer reads on hiring well and being hired well.',
    key: 'blogs',
    perRow: 4,
  },
  {
    type: 'product-update',
    label: 'Product updates',
    plural: 'Product updates',
    blurb: 'What changed in Candela, and why.',
    key: 'productUpdates',
    perRow: 4,
  },
  {
    type: 'news',
    label: 'News',
    plural: 'News',
    blurb: 'Announcements and where to find us.',
    key: 'news',
    perRow: 4,
  },
  {
    type: 'whitepapers',
    label: 'Whitepapers',
    plural: 'Whitepapers',
    blurb: 'Research you can take into a meeting.',
    key: 'whitepapers',
    perRow: 3,
  },
];

export const kindOf = (type: string): ResourceKind | undefined => resourceKinds.find((kind) => kind.type === type);

/** The kinds one can subscribe to. */
export const feeds = [
  { title: 'Candela: Blog', path: '/resources/blog/rss.xml' },
  { title: 'Candela: News', path: '/resources/news/rss.xml' },
];
