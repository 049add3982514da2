import { getLanguageModel, type LanguageModel } from '@candela/contract/admin/admin-language-model.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BrainCircuit } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { listAddress } from '../admin-addresses.ts';
import { formatCount, toWords } from '../format.ts';
import { DetailList } from './detail-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { ModelUsageTable } from './model-usage-table.tsx';

/** Which model is configured, and what each organisation spent on it month by month. */
export function LanguageModelPage() {
  const [query, update] = useAddressState(listAddress);
  const answer = useQuery({ ...apiQuery(getLanguageModel, { query }), placeholderData: keepPreviousData });
  const model = answer.data?.model;
  const isNone = model === null;
  return (
    <div className="grid grid-cols-1 gap-6">
      {model && <ModelCard model={model} />}
      {isNone && (answer.data?.items.length ?? 0) > 0 && (
        <Alert tone="info" title="No language model is configured now">
          The built-in engine does all the work. Earlier use is listed below.
        </Alert>
      )}
      <section className="grid grid-cols-1 gap-3">
        {!isNone && <h2 className="text-base/6 font-semibold">Use by organisation</h2>}
        <ListFrame
          noun="months"
          query={answer}
          isFiltered={false}
          onClear={() => undefined}
          onPageChange={(page) => update({ page })}
          empty={isNone ? <NoModel /> : <NoUse />}
        >
          {({ items }) => <ModelUsageTable items={items} budget={model?.monthlyTokens ?? null} />}
        </ListFrame>
      </section>
    </div>
  );
}

const providers: Record<LanguageModel['provider'], string> = {
  'openai-compatible': 'OpenAI-compatible endpoint',
  anthropic: 'Anthropic',
};

const taskWords: Readonly<Record<string, string>> = {
  'parse-cv': 'reading CVs',
  'parse-job': 'reading job descriptions',
  rank: 'looking at the top of rankings',
  authorship: 'judging who wrote a CV',
  questions: 'asking questions',
  grade: 'grading answers',
};

function ModelCard({ model }: { model: LanguageModel }) {
  const tasks = model.tasks.map((task) => taskWords[task] ?? toWords(task).toLowerCase()).join(', ');
  return (
    <Card title={<span className="break-all">{model.model}</span>} description={providers[model.provider]}>
      <DetailList
        entries={[
          [
            'Asked at',
            <span key="host" className="break-all">
              {model.host}
            </span>,
          ],
          ['Used for', tasks.charAt(0).toUpperCase() + tasks.slice(1)],
          ['Looks at', model.rankTop === 0 ? 'No one in a ranking' : `The first ${model.rankTop} of a ranking`],
          ['Budget', `${formatCount(model.monthlyTokens)} tokens a month for each organisation`],
        ]}
      />
    </Card>
  );
}

const NoModel = () => (
  <EmptyState
    icon={<BrainCircuit />}
    title="No language model is configured"
    description={
      <>
        The built-in engine does all the work, and no text leaves this server. To add a model, set{' '}
        <code className="font-mono text-[13px]">LLM_PROVIDER</code> and the variables beside it, as docs/operations.md
        says under “A language model”.
      </>
    }
  />
);

const NoUse = () => (
  <EmptyState
    icon={<BrainCircuit />}
    title="No use yet"
    description="Each organisation appears here after its first CV or ranking."
  />
);
