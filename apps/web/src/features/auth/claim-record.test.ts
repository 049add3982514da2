import { ApiError } from '@candela/contract/client/api-error.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { toast } from '#lib/toast.ts';
import { claimFromLink } from './claim-record.ts';

afterEach(() => void vi.restoreAllMocks());

const follow = () => claimFromLink({ invite: 'signed', candidateId: 'a-record' }, 'candidate');

function refuse(error: Error) {
  vi.spyOn(api, 'call').mockRejectedValue(error);
  return vi.spyOn(toast, 'error').mockReturnValue();
}

it('leads to what came with the record', async () => {
  const data = { organisationName: 'Northlight', jobId: null as string | null, isNew: true };
  vi.spyOn(api, 'call').mockResolvedValue({ data });
  const notice = 'What Northlight holds about you is in your account now.';
  expect(await follow()).toEqual({ path: '/dashboard/my-details/cv?view=organisations', notice });
  data.jobId = 'a-job';
  expect(await follow()).toEqual({ path: '/dashboard/job/a-job', notice });
});

it.each([
  [new ApiError({ status: 400, type: 'INVALID_INVITE', message: '' }), /no longer valid/],
  [new ApiError({ status: 503, message: '' }), /Please open the link again/],
])('says that nothing was claimed', async (error, words) => {
  const said = refuse(error);
  expect(await follow()).toBeNull();
  expect(said.mock.lastCall?.[0]).toMatch(words);
});

it('has nothing to say of a link that is no invitation', async () => {
  const said = refuse(new Error('never asked'));
  expect(await claimFromLink({ invite: null, candidateId: null }, 'candidate')).toBeNull();
  expect(said).not.toHaveBeenCalled();
});
