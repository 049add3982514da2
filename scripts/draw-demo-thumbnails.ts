import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoResources } from '../apps/server/src/demo/demo-resources.ts';
import { blogArt } from './demo-art/blog-art.ts';
import { fontFaces, openBrowser } from './demo-art/browser.ts';
import { newsArt } from './demo-art/news-art.ts';
import { productArt } from './demo-art/product-art.ts';
import { height, width } from './demo-art/svg.ts';
import { whitepaperArt } from './demo-art/whitepaper-art.ts';

/**
 * Draws the pictures of the demonstration articles: `node scripts/draw-demo-thumbnails.ts [name …]`. They are committed
 * in both sizes, so that nothing has to be drawn or scaled when the product starts.
 */
const target = join(import.meta.dirname, '..', 'apps/server/src/demo/resources/thumbnails');
const art: Readonly<Record<string, () => string>> = { ...blogArt, ...productArt, ...newsArt, ...whitepaperArt };

const wanted = process.argv.slice(2);
const names = demoResources.map(({ thumbnail }) => thumbnail).filter((name) => !wanted.length || wanted.includes(name));

await mkdir(target, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width, height } });
const fonts = await fontFaces();
for (const name of names) {
  const draw = art[name];
  if (!draw) throw new Error(`There is no drawing of ${name}`);
  await page.setContent(`<style>${fonts}body{margin:0;background:#fff}svg{display:block}</style>${draw()}`);
  await page.evaluate('document.fonts.ready');
  const drawn = await page.screenshot();
  const sizes = [
    { file: `${name}.webp`, scaled: sharp(drawn), quality: 82 },
    { file: `${name}-small.webp`, scaled: sharp(drawn).resize({ width: width / 2 }), quality: 78 },
  ];
  for (const { file, scaled, quality } of sizes) {
    const bytes = await scaled.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    await writeFile(join(target, file), bytes);
    console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} KB`);
  }
}
await browser.close();
