import * as admin from '@candela/contract/resources/editor.routes.ts';
import * as contract from '@candela/contract/resources/resources.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { EditorService } from './editor.service.ts';
import type { MediaService } from './media.service.ts';
import type { ResourcesService } from './resources.service.ts';

export const resourceRoutes = (resources: ResourcesService): RouteBinding[] => [
  bind(contract.getResourcesSummary, () => resources.summary()),
  bind(contract.listResources, ({ params, query }) => resources.list(params.type, query)),
  bind(contract.getResource, ({ params }) => resources.get(params.type, params.slug)),
  bind(contract.getWhitepaper, ({ params }) => resources.getWhitepaper(params.slug)),
  bind(contract.getResourcePreview, async ({ params }) => ({ data: await resources.preview(params.token) })),
];

export const editorRoutes = (editor: EditorService, media: MediaService): RouteBinding[] => [
  bind(admin.listAdminResources, ({ query }) => editor.list(query)),
  bind(admin.createResource, async ({ principal, body }) => ({ data: await editor.create(principal, body) })),
  bind(admin.checkSlug, async ({ query }) => ({ data: await editor.checkSlug(query) })),
  bind(admin.getAdminResource, async ({ params }) => ({ data: await editor.get(params.id) })),
  bind(admin.saveResource, async ({ principal, params, body }) => ({
    data: await editor.save(principal, params.id, body),
  })),
  bind(admin.publishResource, async ({ principal, params, body }) => ({
    data: await editor.publish(principal, params.id, body),
  })),
  bind(admin.unpublishResource, async ({ principal, params }) => ({
    data: await editor.unpublish(principal, params.id),
  })),
  bind(admin.deleteResource, async ({ principal, params }) => {
    await editor.remove(principal, params.id);
    return {};
  }),
  bind(admin.getResourceHistory, async ({ params }) => ({ data: await editor.history(params.id) })),
  bind(admin.restoreVersion, async ({ principal, params, body }) => ({
    data: await editor.restore(principal, params.id, body),
  })),
  bind(admin.createPreview, async ({ params }) => ({ data: await editor.preview(params.id) })),
  bind(admin.uploadMedia, async ({ principal, body }) => ({ data: await media.upload(principal, body) })),
];
