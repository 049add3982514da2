import { createHash } from 'node:crypto';
import {
  defaultEmbedSettings,
  type EmbedSettings,
  embedSettingsSchema,
} from '@candela/contract/companies/embed-settings.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendCacheable } from '../../platform/http/cacheable.ts';
import { renderEmbed } from './embed-page.ts';
import type { PublicJobsService } from './public-jobs.service.ts';

const minute = 60;
const short = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'))
  .catch('');

/** Whatever is missing or wrong in the URL falls back to the default: a typing mistake must not empty a company's page. */
function readSettings(query: Record<string, unknown>): EmbedSettings {
  const { primary, buttonBg, buttonText, font, fontSize, buttonRadius, theme } = embedSettingsSchema.shape;
  const defaults = defaultEmbedSettings;
  const main = primary.catch(defaults.primary).parse(query.primary);
  return {
    primary: main,
    buttonBg: buttonBg.catch(main).parse(query.buttonBg),
    buttonText: buttonText.catch(defaults.buttonText).parse(query.buttonText),
    font: font.catch(defaults.font).parse(query.font),
    fontSize: fontSize.catch(defaults.fontSize).parse(Number(query.fontSize)),
    buttonRadius: buttonRadius.catch(defaults.buttonRadius).parse(Number(query.buttonRadius ?? Number.NaN)),
    theme: theme.catch(defaults.theme).parse(query.theme),
  };
}

/** The one page that may stand in a frame on any site. It knows no session and sets no cookie. */
export function registerEmbed(app: FastifyInstance, jobs: PublicJobsService): void {
  app.get('/embed/jobs.html', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const token = short.parse(query.companyToken);
    const { companyName, jobs: open } = await jobs.listForWidget(token);
    const page = renderEmbed({
      companyName,
      jobs: open,
      settings: readSettings(query),
      token,
      filter: { search: short.parse(query.search), location: short.parse(query.location) },
    });
    const styleHash = createHash('sha256').update(page.style).digest('base64');
    reply
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors *`,
      );
    return sendCacheable(request, reply, page.html, minute);
  });
}
