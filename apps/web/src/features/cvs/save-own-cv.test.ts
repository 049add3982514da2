import { ApiError } from '@candela/contract/client/api-error.ts';
import { getOwnCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import type { CvInput } from './cv-form-values.ts';
import { saveOwnCv } from './save-own-cv.ts';

afterEach(() => void vi.restoreAllMocks());

const content = { summary: 'An engineer.', skills: ['SQL'], experience_years: 4, experience: [], education: [] };
const filled = { ...content, _id: 'cv', editedAt: null } as unknown as Cv;

/** A server on which another tab has saved something since. */
function standIn(current: Cv) {
  const sent: CvInput[] = [];
  vi.spyOn(api, 'call').mockImplementation((async (route: unknown, { body }: { body: CvInput } = { body: {} }) => {
    if (route === getOwnCv) return { data: current };
    sent.push(body);
    if (body.editedAt === current.editedAt) return { data: { ...current, ...body } };
    throw new ApiError({ status: 409, type: 'CONFLICT', message: 'This has changed in the meantime.' });
  }) as never);
  return sent;
}

const editedAt = '2026-11-18T10:00:00.000Z';

it('saves beside what another tab saved of other parts', async () => {
  const sent = standIn({ ...filled, editedAt, summary: 'Of the other tab.' });
  await saveOwnCv(filled, { ...content, skills: ['SQL', 'Go'] });
  expect(sent.at(-1)).toEqual({ skills: ['SQL', 'Go'], editedAt });
});

it('says so instead of overwriting what another tab saved of the same part', async () => {
  const sent = standIn({ ...filled, editedAt, summary: 'Of the other tab.' });
  await expect(saveOwnCv(filled, { ...content, summary: 'Of this one.' })).rejects.toThrow(/changed in the meantime/);
  expect(sent.map((body) => body.editedAt)).toEqual([null]);
});
