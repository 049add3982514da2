import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

const fonts = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource-variable');

async function face(family: string, file: string, style = 'normal'): Promise<string> {
  const bytes = await readFile(join(fonts, file));
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')}`;
}

/** The product's typefaces, carried inside the page so that nothing has to be installed. */
export async function fontFaces(): Promise<string> {
  const faces = await Promise.all([
    face('Fraunces', 'fraunces/files/fraunces-latin-opsz-normal.woff2'),
    face('Fraunces', 'fraunces/files/fraunces-latin-opsz-italic.woff2', 'italic'),
    face('Inter', 'inter/files/inter-latin-opsz-normal.woff2'),
    face('Inter', 'inter/files/inter-latin-opsz-italic.woff2', 'italic'),
  ]);
  return faces.join('\n');
}

/** An installed Chromium, named in CHROMIUM_PATH where it is not in the usual place. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
