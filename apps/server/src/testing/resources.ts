import * as editor from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import sharp from 'sharp';
import type { TestApp } from './test-app.ts';

let count = 0;

/** A draft with everything publishing asks for. */
export async function writeResource(
  app: TestApp,
  token: string,
  {
    type = 'blog',
    title,
    content = '<p>Some words worth reading.</p>',
  }: { type?: ResourceType; title?: string; content?: string } = {},
): Promise<editor.AdminResource> {
  count += 1;
  const { body: created } = await app.call(
    editor.createResource,
    { body: { type, title: title ?? `Resource ${count}` } },
    { token },
  );
  const fileId = type === 'whitepapers' ? (await uploadPdf(app, token)).id : undefined;
  const { body: saved } = await app.call(
    editor.saveResource,
    {
      params: { id: created.data.id },
      body: { revision: created.data.revision, description: 'What it is about.', content, ...(fileId && { fileId }) },
    },
    { token },
  );
  return saved.data;
}

export async function publish(
  app: TestApp,
  token: string,
  resource: editor.AdminResource,
  at: Date | null = null,
): Promise<editor.AdminResource> {
  const { body } = await app.call(
    editor.publishResource,
    { params: { id: resource.id }, body: { revision: resource.revision, at: at?.toISOString() ?? null } },
    { token },
  );
  return body.data;
}

export async function uploadPdf(app: TestApp, token: string): Promise<editor.Media> {
  const fileContent = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Page>> endobj\n').toString('base64');
  const { body } = await app.call(
    editor.uploadMedia,
    { body: { fileName: 'paper.pdf', kind: 'document', fileContent } },
    { token },
  );
  return body.data;
}

export const drawPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#C9791A' } })
    .png()
    .toBuffer();
