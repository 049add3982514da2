import { ApiError } from '@candela/contract/client/api-error.ts';
import { getOwnCv, updateCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { api } from '#lib/api/api.ts';
import { type CvInput, cvToValues } from './cv-form-values.ts';

const changedElsewhere =
  'This part of your CV was changed in the meantime, perhaps in another tab. Nothing was saved. Copy what you want to keep, then reload the page.';

/** Saves what was changed since the form was filled. What another tab saved of the rest stays; of the same part, it is said. */
export async function saveOwnCv(filledWith: Cv, input: CvInput): Promise<Cv> {
  const { changesOf, parseCv } = await import('./cv-form-rules.ts');
  const changes = changesOf(input, cvToValues(filledWith));
  const send = async ({ editedAt }: Pick<Cv, 'editedAt'>) =>
    (await api.call(updateCv, { params: { id: filledWith._id }, body: { ...changes, editedAt } })).data;
  try {
    return await send(filledWith);
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'CONFLICT') throw error;
    const { data: current } = await api.call(getOwnCv);
    const theirs = current?._id === filledWith._id ? parseCv(cvToValues(current)) : null;
    const isMerged =
      theirs?.isValid && !Object.keys(changesOf(theirs.input, cvToValues(filledWith))).some((part) => part in changes);
    if (!current || !isMerged) throw new ApiError({ status: 409, type: 'CONFLICT', message: changedElsewhere });
    return send(current);
  }
}
