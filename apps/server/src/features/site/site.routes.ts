import type { FastifyInstance } from 'fastify';
import { sendCacheable } from '../../platform/http/cacheable.ts';
import type { OriginPolicy } from '../../platform/http/origin.ts';
import type { PublicJobsService } from '../jobs/public-jobs.service.ts';
import type { ResourcesService } from '../resources/resources.service.ts';
import { renderRss } from './rss.ts';
import { renderRobots, renderSiteMap } from './site-map.ts';

const tenMinutes = 600;
const day = 86_400;
const inFeed = 30;

const channels = [
  { type: 'blog', title: 'Candela: Blog', description: 'Longer reads on hiring well and being hired well.' },
  { type: 'news', title: 'Candela: News', description: 'Announcements and where to find us.' },
] as const;

export interface SiteOptions {
  resources: ResourcesService;
  jobs: PublicJobsService;
  origins: OriginPolicy;
}

/** What machines read of the public site: the map, the rules, the feeds. */
export function registerSite(app: FastifyInstance, { resources, jobs, origins }: SiteOptions): void {
  app.get('/robots.txt', async (request, reply) =>
    sendCacheable(
      request,
      reply.type('text/plain; charset=utf-8'),
      renderRobots(origins.own(request.headers.host)),
      day,
    ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const addresses = [...(await resources.addresses()), ...(await jobs.addresses())];
    const map = renderSiteMap(origins.own(request.headers.host), addresses);
    return sendCacheable(request, reply.type('application/xml; charset=utf-8'), map, tenMinutes);
  });

  for (const { type, title, description } of channels) {
    const feedPath = `/resources/${type}/rss.xml`;
    app.get(feedPath, async (request, reply) => {
      const { items } = await resources.list(type, { page: 1, pageSize: inFeed });
      const origin = origins.own(request.headers.host);
      const feed = renderRss(origin, { title, description, path: `/resources/${type}`, feedPath, items });
      return sendCacheable(request, reply.type('application/rss+xml; charset=utf-8'), feed, tenMinutes);
    });
  }
}
