import {
  cancelEmailChange,
  changeCandidateEmail,
  changeRecruiterEmail,
  confirmEmailChange,
  getEmailChange,
  type ProfileInput,
  updateProfile,
} from '@candela/contract/auth/profile.routes.ts';
import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { getDetails, updateDetails } from '@candela/contract/candidates/details.routes.ts';
import type { DetailsInput } from '@candela/contract/candidates/details.schemas.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api, sessionStore } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { acrossTabs, refreshSession } from '#lib/api/refresh-session.ts';
import { type ChangeOptions, useChange } from '#lib/api/use-change.ts';

/** Name and address of the session are kept in the browser: they are read again after a change. */
const readSessionAgain = () => refreshSession(api, sessionStore, sessionStore.get()?.token ?? null, acrossTabs);

export const useEmailChange = () => useQuery(apiQuery(getEmailChange));

export const useRename = () =>
  useChange({
    change: (body: ProfileInput) => api.call(updateProfile, { body }),
    invalidates: [getRecruiter],
    onSuccess: readSessionAgain,
  });

export const useSaveDetails = () =>
  useChange({
    change: (body: DetailsInput) => api.call(updateDetails, { body }),
    invalidates: [getDetails],
  });

export const useAskForEmail = (role: 'recruiter' | 'candidate') =>
  useChange({
    change: (body: { email: string } & Proof) =>
      api.call(role === 'candidate' ? changeCandidateEmail : changeRecruiterEmail, { body }),
    invalidates: [getEmailChange],
  });

export const useConfirmEmail = () =>
  useChange({
    change: (code: string) => api.call(confirmEmailChange, { body: { code } }),
    invalidates: [getEmailChange, getRecruiter, getDetails],
    onSuccess: readSessionAgain,
  });

type Answered = Pick<ChangeOptions<void, RouteOutput<typeof cancelEmailChange>>, 'onSuccess' | 'onError'>;

export const useKeepEmail = (answered: Answered) =>
  useChange({ ...answered, change: () => api.call(cancelEmailChange), invalidates: [getEmailChange] });
