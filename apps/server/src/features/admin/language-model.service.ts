import type { getLanguageModel, LanguageModel } from '@candela/contract/admin/admin-language-model.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { LlmSettings } from '../../platform/config/llm-variables.ts';
import { paginate } from '../../platform/http/pagination.ts';
import type { Platform } from '../../platform/manifest/platform.ts';
import { listModelUsage } from './language-model.repo.ts';

export async function describeLanguageModel(
  { database, clock, config: { llm } }: Pick<Platform, 'database' | 'clock' | 'config'>,
  query: { page: number; pageSize: number },
): Promise<RouteOutput<typeof getLanguageModel>> {
  const { rows, total } = await listModelUsage(database.system, query);
  const thisMonth = clock.now().toISOString().slice(0, 7);
  return {
    model: llm ? toModel(llm) : null,
    items: rows.map((row) => ({
      organisationId: row.organisation_id,
      organisation: row.organisation,
      month: row.month,
      isCurrent: row.month === thisMonth,
      calls: row.calls,
      failures: row.failures,
      turnedAway: row.turned_away,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      unknownTokens: row.unknown_tokens,
    })),
    pagination: paginate(query, total),
  };
}

/** Named one by one: the key is among the settings too. */
const toModel = ({ provider, model, baseUrl, tasks, monthlyTokens, rankTop }: LlmSettings): LanguageModel => ({
  provider,
  model,
  host: new URL(baseUrl).host,
  tasks: [...tasks],
  monthlyTokens,
  rankTop,
});
