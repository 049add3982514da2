import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { sendCacheable } from '../../platform/http/cacheable.ts';
import type { OriginPolicy } from '../../platform/http/origin.ts';
import { renderFeed } from './job-feed.ts';
import type { PublicJobsService } from './public-jobs.service.ts';

const tenMinutes = 600;

/** Each company's open jobs as XML, for the sites that collect them. */
export function registerFeeds(
  app: FastifyInstance,
  { jobs, origins, clock }: { jobs: PublicJobsService; origins: OriginPolicy; clock: Clock },
): void {
  app.get<{ Params: { token: string } }>('/feeds/:token/jobs.xml', async (request, reply) => {
    const feed = await jobs.listForFeed(request.params.token.slice(0, 100).replaceAll('\0', ''));
    if (!feed) throw new AppError('NOT_FOUND');
    const origin = origins.own(request.headers.host);
    // To the day, so that an unchanged feed keeps its tag.
    const builtAt = new Date(clock.now().toISOString().slice(0, 10));
    reply.type('application/xml; charset=utf-8');
    return sendCacheable(request, reply, renderFeed({ ...feed, origin, builtAt }), tenMinutes);
  });
}
