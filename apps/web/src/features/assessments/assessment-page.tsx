import { getAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import type { Assessment, AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { statusWords } from '#entities/assessment/assessment-words.ts';
import { defineAddress, oneOf } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardOutline, LinesOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AnswersView } from './answers-view.tsx';
import { kinds } from './assessment-kinds.ts';
import { ResultsView } from './results-view.tsx';

const tabs = ['results', 'answers'] as const;
const address = defineAddress({ tab: oneOf(tabs, 'results') });

const evaluationPollMs = 1200;

/** Practice or the CV assessment: the same page with other questions and other rules. */
export function AssessmentPage({ type }: { type: AssessmentType }) {
  const [{ tab }, change] = useAddressState(address);
  const query = useQuery({
    ...apiQuery(getAssessment, { params: { type } }),
    refetchInterval: ({ state }) => (isBeingEvaluated(state.data?.data) ? evaluationPollMs : false),
  });
  const assessment = query.data?.data;
  const status = assessment?.current?.status;
  const show = (next: (typeof tabs)[number]) => change({ tab: next });
  return (
    <>
      <PageHeader
        title={kinds[type].title}
        description={kinds[type].description}
        actions={status && <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>}
      />
      <Tabs
        label={kinds[type].title}
        value={tab}
        onValueChange={(next) => show(next === 'answers' ? 'answers' : 'results')}
        items={[
          {
            value: 'answers',
            label: 'Answers',
            content: (
              <QueryState query={query} skeleton={<AssessmentOutline />}>
                {({ data }) => <Answers assessment={data} onSubmitted={() => show('results')} />}
              </QueryState>
            ),
          },
          {
            value: 'results',
            label: 'Results',
            content: (
              <QueryState query={query} skeleton={<AssessmentOutline />}>
                {({ data }) =>
                  data.missing ? (
                    <NoQuestions assessment={data} />
                  ) : (
                    <ResultsView assessment={data} onAnswer={() => show('answers')} />
                  )
                }
              </QueryState>
            ),
          },
        ]}
      />
    </>
  );
}

const isBeingEvaluated = (assessment: Assessment | undefined): boolean =>
  assessment?.finished !== null && assessment?.finished !== undefined && assessment.finished.results === null;

function Answers({ assessment, onSubmitted }: { assessment: Assessment; onSubmitted(): void }) {
  const { current, questions } = assessment;
  if (!current || questions.length === 0) return <NoQuestions assessment={assessment} />;
  // Other questions are another form: what was typed for the old ones stays with those.
  return <AnswersView key={questions[0]?.id} assessment={assessment} set={current} onSubmitted={onSubmitted} />;
}

function NoQuestions({ assessment: { type, missing } }: { assessment: Assessment }) {
  const isUnconfirmed = missing === 'confirmation';
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={kinds[type].empty}
        description={
          isUnconfirmed
            ? 'The questions are made from your CV. Look through what was read from it and confirm that it is right.'
            : 'The questions are made from your CV. Upload it and confirm that it was read correctly.'
        }
        action={
          <ButtonLink to="/dashboard/my-details/cv" variant="primary">
            {isUnconfirmed ? 'Confirm your CV' : 'Upload your CV'}
          </ButtonLink>
        }
      />
    </Card>
  );
}

export const AssessmentOutline = () => (
  <div role="status" aria-label="Loading the assessment" className="max-w-3xl">
    <div aria-hidden="true" className="grid gap-5">
      <CardOutline>
        <Skeleton className="mb-3 h-3" />
        <LinesOutline lines={1} className="max-w-md" />
      </CardOutline>
      <CardOutline hasAction>
        <LinesOutline lines={9} />
      </CardOutline>
      <CardOutline hasAction>
        <LinesOutline lines={9} />
      </CardOutline>
    </div>
  </div>
);
