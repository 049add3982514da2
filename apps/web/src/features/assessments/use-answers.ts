import { getAssessment, saveAnswers } from '@candela/contract/assessments/assessments.routes.ts';
import type { AnswerSet, Question } from '@candela/contract/assessments/assessments.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#lib/api/api.ts';
import { browserStorage } from '#lib/api/browser-storage.ts';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import { createDraftCopy } from './answer-draft.ts';
import { AnswerKeeper, type KeeperState } from './answer-keeper.ts';

/** What is typed for one attempt, kept safe; see `AnswerKeeper`. */
export function useAnswers(
  set: AnswerSet,
  questions: readonly Question[],
): { keeper: AnswerKeeper; state: KeeperState } {
  const user = useUser();
  const [keeper] = useState(() => createKeeper(set, questions, user?.id ?? ''));
  useEffect(() => {
    const flush = () => keeper.flush();
    // Before the page may go for good: a closed lid, another tab, a lost connection that is back.
    const flushHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      keeper.flush();
    };
  }, [keeper]);
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState) };
}

/** What was saved is what the page shows when it comes back to these answers. */
const remember = (current: AnswerSet): void => {
  const { queryKey } = apiQuery(getAssessment, { params: { type: current.type } });
  queryClient.setQueryData(queryKey, (known) => known && { data: { ...known.data, current } });
};

const createKeeper = (set: AnswerSet, questions: readonly Question[], accountId: string): AnswerKeeper => {
  const { type, candidateId } = set;
  return new AnswerKeeper(set, {
    send: async (drafts, status, version) => {
      const answers = Object.entries(drafts).map(([id, draft]) => ({ id, ...draft }));
      const body = { type, entity: 'cv' as const, candidateId, status, answers, version };
      const { data } = await api.call(saveAnswers, { body });
      remember(data);
      return data;
    },
    reload: async () => {
      const current = (await api.call(getAssessment, { params: { type } })).data.current ?? set;
      // The page says so, too, when another tab has submitted them meanwhile.
      remember(current);
      return current;
    },
    isConflict: (error) => error instanceof ApiError && error.type === 'CONFLICT',
    copy: createDraftCopy(browserStorage(), { accountId, type, questionIds: questions.map(({ id }) => id) }),
  });
};
