import type { ResourceState } from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';

/** What one of each is called, and several. */
export const typeNames: Readonly<Record<ResourceType, { one: string; many: string }>> = {
  blog: { one: 'Blog post', many: 'Blog' },
  'product-update': { one: 'Product update', many: 'Product updates' },
  news: { one: 'News', many: 'News' },
  whitepapers: { one: 'Whitepaper', many: 'Whitepapers' },
};

export const stateNames: Readonly<Record<ResourceState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, with unpublished changes',
};

export const addressStart = (type: ResourceType): string => `/resources/${type}/`;

export const editorPath = (id: string): string => `/admin/resources/${id}`;

interface ResourceEvent {
  action: string;
  detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** What happened, as one would say it after a name. An action without words of its own still shows. */
export function eventWords({ action, detail }: ResourceEvent, formatDate: (iso: string) => string): string {
  const version = detail.version === undefined ? '' : ` version ${detail.version}`;
  switch (action) {
    case 'created':
      return 'began the draft';
    case 'published':
      return `published${version}`;
    case 'scheduled':
      return `scheduled${version}${typeof detail.for === 'string' ? ` for ${formatDate(detail.for)}` : ''}`;
    case 'released':
      return `put${version} on the site, as scheduled`;
    case 'unpublished':
      return 'took it off the site';
    case 'restored':
      return `put${version} back into the draft`;
    case 'moved':
      return `changed the address from ${detail.from ?? '?'} to ${detail.to ?? '?'}`;
    default:
      return action.replaceAll(/[._-]/g, ' ');
  }
}
