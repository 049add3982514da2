import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { resourceTypes, slugSchema } from '@candela/contract/resources/resources.schemas.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countWords, sanitiseContent } from '../features/resources/sanitise-content.ts';
import { demoResources } from './demo-resources.ts';

const folder = path.join(import.meta.dirname, 'resources');
const kilobyte = 1024;
const addressOf = ({ type, slug }: { type: string; slug: string }) => `/resources/${type}/${slug}`;

describe('demonstration resources', () => {
  it('has at least six of each type, each at an address of its own', () => {
    for (const type of resourceTypes) {
      expect(demoResources.filter((resource) => resource.type === type).length).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(demoResources.map(addressOf)).size).toBe(demoResources.length);
    expect(new Set(demoResources.map(({ thumbnail }) => thumbnail)).size).toBe(demoResources.length);
  });

  it('links only to resources that exist', () => {
    const addresses = new Set(demoResources.map(addressOf));
    const links = demoResources.flatMap(({ content }) =>
      [...content.matchAll(/href="(\/resources\/[^"]+)"/g)].map((link) => link[1]),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => link === undefined || !addresses.has(link))).toEqual([]);
  });

  describe.each(demoResources)('$slug', (resource) => {
    it('is text an editor could have saved', () => {
      expect(slugSchema.safeParse(resource.slug).success).toBe(true);
      expect(resource.title.length).toBeLessThanOrEqual(80);
      expect(resource.description.length).toBeGreaterThanOrEqual(120);
      expect(resource.description.length).toBeLessThanOrEqual(200);
      expect(sanitiseContent(resource.content)).toBe(resource.content);
      const words = countWords(resource.content);
      expect(words).toBeGreaterThanOrEqual(450);
      expect(words).toBeLessThanOrEqual(1100);
      expect(resource.publishedDaysAgo).toBeLessThan(366);
    });

    it.each([
      ['', 1600, 900, 40],
      ['-small', 800, 450, 20],
    ])('has its picture%s', async (suffix, width, height, limit) => {
      const file = path.join(folder, 'thumbnails', `${resource.thumbnail}${suffix}.webp`);
      expect(statSync(file).size).toBeLessThanOrEqual(limit * kilobyte);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    });
  });

  it('has a document for every whitepaper and for nothing else', () => {
    for (const { type, file } of demoResources) {
      expect(file !== undefined).toBe(type === 'whitepapers');
      if (!file) continue;
      const bytes = readFileSync(path.join(folder, 'files', file.name));
      expect(bytes.length).toBeLessThanOrEqual(250 * kilobyte);
      const text = bytes.toString('latin1');
      expect(text.startsWith('%PDF-')).toBe(true);
      expect(text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length).toBe(file.pages);
    }
  });
});
