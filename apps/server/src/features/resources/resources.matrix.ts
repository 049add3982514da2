import { randomUUID } from 'node:crypto';
import * as editor from '@candela/contract/resources/editor.routes.ts';
import * as routes from '@candela/contract/resources/resources.routes.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { anyone, type MatrixRow, only, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { claimSlug, insertResource } from './editor.repo.ts';

const admins = (status: number) => only(status, ['admin']);

/** A draft of its own for each cell, so that one caller's publishing says nothing about the next. */
async function draft(app: TestApp): Promise<{ id: string }> {
  const slug = `draft-${randomUUID()}`;
  return app.platform.database.transaction(systemScope, async (tx) => {
    const id = await insertResource(tx, {
      type: 'blog',
      slug,
      title: 'Draft',
      description: 'About',
      content: '<p>Words</p>',
    });
    await claimSlug(tx, { type: 'blog', slug, resource_id: id });
    return { id };
  });
}

const onDraft = async (_world: unknown, app: TestApp) => ({ params: await draft(app) });

export const resourcesMatrix: MatrixRow[] = [
  row(routes.getResourcesSummary, anyone(200), () => ({})),
  row(routes.listResources, anyone(200), () => ({ params: { type: 'blog' }, query: {} })),
  row(routes.listResources, anyone(404), () => ({ params: { type: 'nothing' }, query: {} }), 'unknown type'),
  row(routes.getResource, anyone(404), () => ({ params: { type: 'blog', slug: 'absent' } })),
  row(routes.getWhitepaper, anyone(404), () => ({ params: { slug: 'absent' } })),
  row(routes.getResourcePreview, anyone(404), () => ({ params: { token: 'forged' } })),

  row(editor.createResource, admins(201), () => ({ body: { type: 'news' as const, title: 'Matrix' } })),
  row(editor.checkSlug, admins(200), () => ({ query: { type: 'news' as const, slug: 'matrix' } })),
  row(editor.getAdminResource, admins(200), onDraft),
  row(editor.getAdminResource, admins(404), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(editor.saveResource, admins(200), async (_world, app) => ({
    params: await draft(app),
    body: { revision: 0, title: 'Other' },
  })),
  row(editor.publishResource, admins(200), async (_world, app) => ({
    params: await draft(app),
    body: { revision: 0 },
  })),
  row(editor.unpublishResource, admins(200), onDraft),
  row(editor.deleteResource, admins(200), onDraft),
  row(editor.getResourceHistory, admins(200), onDraft),
  row(editor.restoreVersion, admins(404), async (_world, app) => ({
    params: await draft(app),
    body: { revision: 0, number: 1 },
  })),
  row(editor.createPreview, admins(200), onDraft),
  row(editor.uploadMedia, admins(201), () => ({
    body: { fileName: 'a.pdf', kind: 'document' as const, fileContent: Buffer.from('%PDF-1.4').toString('base64') },
  })),
];
