import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { type Measured, measuredHeader, measuredRows, measureHttp } from './harness/measure.ts';
import { databaseTimeIn, residentMemory } from './harness/process-figures.ts';
import { type Product, productionEnvironment, startProduct } from './harness/product.ts';
import { say, sayTable } from './harness/say.ts';
import { inTemporaryPlace, megabytes } from './harness/temporary-place.ts';

export const about = 'the public pages: how many a second, and what they weigh in a browser';

const seconds = Number(process.env.SECONDS ?? 5);
const visitors = 100;
const budget = { scriptKb: 120, shift: 0.02, paintMs: 1000 };

interface Listed {
  items: { slug: string }[];
}

const newest = async (url: string, type: string): Promise<string> => {
  const { items } = (await (await fetch(`${url}/api/resources/${type}?pageSize=1`)).json()) as Listed;
  return `/resources/${type}/${items[0]?.slug ?? ''}`;
};

async function firstJob(url: string): Promise<string> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return map.match(/\/jobs\/[^<]+/)?.[0] ?? '';
}

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const port = await pickFreePort();
    const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn', RATE_LIMITS: '1' };
    const product = await startProduct({ entry: 'all', dataDir: path.join(directory, 'data'), port, environment });
    const article = await newest(product.url, 'blog');
    const paper = await newest(product.url, 'whitepapers');
    await underLoad(product, article);
    await rendered(path.join(directory, 'data'), [
      ['home, rendered', '/'],
      ["a job's page, rendered", await firstJob(product.url)],
      ['blog article, rendered', article],
      ['careers, rendered', '/careers'],
      ['sign-in, rendered', '/login'],
    ]);
    const browser = await chromium.launch(
      process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
    );
    await inBrowser(browser, product.url, [
      ...['/', '/about', '/employers', '/candidates', '/pricing', '/resources', '/resources/blog', article, paper],
      ...['/careers', '/terms', '/privacy'],
    ]);
    await browser.close();
    await product.stop();
  });

async function underLoad(product: Product, article: string): Promise<void> {
  const load = (name: string, url: string, headers?: Record<string, string>) =>
    measureHttp({
      name,
      url: product.url + url,
      pid: product.pid,
      connections: 10,
      seconds,
      ...(headers && { headers }),
    });
  const gzip = { 'accept-encoding': 'gzip' };
  const results: Measured[] = [
    await load('GET /healthz', '/healthz'),
    await load('GET /', '/', gzip),
    await load('GET /resources/blog', '/resources/blog', gzip),
    await load(`GET ${article}`, article, gzip),
    await load('GET /?fresh (a query no page knows)', '/?fresh', gzip),
    await load('GET /login', '/login', gzip),
    await load('GET /dashboard', '/dashboard', gzip),
    await load('GET /api/resources/summary', '/api/resources/summary'),
  ];
  sayTable(measuredHeader, measuredRows(results));
  say(`\n  memory of the server after the load: ${megabytes(await residentMemory(product.pid))}\n`);
}

/** What a page costs when no kept one serves: a process of its own that keeps none, and one like it for each page. */
async function rendered(dataDir: string, pages: readonly (readonly [name: string, path: string])[]): Promise<void> {
  const port = await pickFreePort();
  // An address may have so many pages rendered and no more: requests come from several.
  const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn', KEEP_PAGES: '0', TRUST_PROXY: '1' };
  const product = await startProduct({ entry: 'api', dataDir, port, environment: { ...environment, SEED_DEMO: '0' } });
  const results: Measured[] = [];
  for (const [name, address] of [['GET /healthz', '/healthz'] as const, ...pages]) {
    const url = product.url + address;
    const headers = { 'accept-encoding': 'gzip' };
    const databaseTime = databaseTimeIn(dataDir);
    const load = { name, url, pid: product.pid, connections: 10, seconds, headers, databaseTime };
    results.push(await measureHttp({ ...load, addresses: visitors, warmUpSeconds: 6 }));
  }
  await product.stop();
  say('\n  each page is rendered (KEEP_PAGES=0)');
  sayTable(measuredHeader, measuredRows(results));
}

async function inBrowser(browser: Browser, url: string, pages: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const address of pages) {
    // A new context each time: a first visit, with nothing kept.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const figures = await visit(page, url + address);
    rows.push([
      address,
      (figures.scriptBytes / 1024).toFixed(1),
      (figures.allBytes / 1024).toFixed(0),
      figures.shift.toFixed(4),
      figures.paintMs.toFixed(0),
      isWithin(figures) ? 'yes' : 'NO',
    ]);
    await context.close();
  }
  sayTable(['', 'script KB gzip', 'all KB', 'layout shift', 'largest paint ms', 'within budget'], rows);
  say(
    `\n  budget: ${budget.scriptKb} KB of script, a shift of ${budget.shift}, ${budget.paintMs} ms; 1440 × 900, first visit`,
  );
}

interface Figures {
  scriptBytes: number;
  allBytes: number;
  shift: number;
  paintMs: number;
}

const isWithin = ({ scriptBytes, shift, paintMs }: Figures): boolean =>
  scriptBytes / 1024 <= budget.scriptKb && shift <= budget.shift && paintMs < budget.paintMs;

async function visit(page: Page, url: string): Promise<Figures> {
  let scriptBytes = 0;
  let allBytes = 0;
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    counted.push(
      response.body().then(
        (body) => {
          const isScript = response.request().resourceType() === 'script';
          if (isScript) scriptBytes += gzipSync(body).length;
          allBytes += /text|script|json|svg/.test(response.headers()['content-type'] ?? '')
            ? gzipSync(body).length
            : body.length;
        },
        // A 304 or a redirect has none.
        () => undefined,
      ),
    );
  });
  await page.addInitScript({ content: watch });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  const seen = await page.evaluate<Pick<Figures, 'shift' | 'paintMs'>>('seen');
  return { scriptBytes, allBytes, ...seen };
}

/** Runs in the page, before anything of its own; as text, because nothing here knows a browser's types. */
const watch = `
  window.seen = { shift: 0, paintMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.paintMs = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

/** To the end: what comes into view late may push things about. */
const scrollThrough = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
})()`;
