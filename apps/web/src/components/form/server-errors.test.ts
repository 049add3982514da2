import { ApiError, errorFromResponse } from '@candela/contract/client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { splitServerErrors, toFailure } from './server-errors.ts';

describe('what the server found wrong', () => {
  const isField = (path: string) => ['salary.min', 'skills'].includes(path);
  const refused = (...paths: string[]) =>
    new ApiError({ status: 400, message: 'Check', errors: paths.map((path) => ({ path, message: `${path}!` })) });

  it('stands under the fields, an entry of a list under its list, the first of several', () => {
    expect(splitServerErrors(refused('salary.min', 'skills.3', 'skills.4'), isField)).toEqual({
      fields: [
        { path: 'salary.min', message: 'salary.min!' },
        { path: 'skills', message: 'skills.3!' },
      ],
      isComplete: true,
    });
  });

  it('is said above the form when it has no field there', () => {
    expect(splitServerErrors(refused('salary.min', 'odd'), isField).isComplete).toBe(false);
    expect(splitServerErrors(refused(), isField)).toEqual({ fields: [], isComplete: false });
    expect(splitServerErrors(new Error('x'), isField)).toEqual({ fields: [], isComplete: false });
  });

  it('is told in its own words unless it is our fault', () => {
    expect(toFailure(refused(), 'Failed.').message).toBe('Check');
    expect(toFailure(new ApiError({ status: 500, message: 'HTTP 500' }), 'Failed.').message).toBe('Failed.');
    expect(toFailure(new Error('x'), 'Failed.').message).toBe('Failed.');
    const away = new ApiError({ status: 502, type: 'CALENDAR_UNAVAILABLE', message: 'Google Calendar is away.' });
    expect(toFailure(away, 'Failed.').message).toBe('Google Calendar is away.');
    const fault = new ApiError({ status: 500, type: 'INTERNAL', message: 'Something went wrong.' });
    expect(toFailure(fault, 'Failed.').message).toBe('Failed.');
    const limit = new ApiError({ status: 403, type: 'SUBSCRIPTION_LIMIT_EXCEEDED', message: 'Full' });
    expect(toFailure(limit, 'Failed.')).toEqual({ message: 'Full', isPlanLimit: true, retryAt: null });
    const invalid = new ApiError({ status: 502, message: 'Invalid response from server' });
    expect(toFailure(invalid, 'Failed.').message).toBe('Invalid response from server');
  });

  it('is told in our words where the answer had none', async () => {
    const bare = await errorFromResponse(new Response('', { status: 404, statusText: 'Not Found' }), 0);
    expect(bare.message).toBe('HTTP 404: Not Found');
    expect(toFailure(bare, 'Failed.').message).toBe('Failed.');
  });

  it('says when the server will listen again', () => {
    const before = Date.now();
    const { retryAt } = toFailure(new ApiError({ status: 429, message: 'Slow', retryAfter: 60 }), 'Failed.');
    expect(retryAt?.getTime()).toBeGreaterThanOrEqual(before + 60_000);
  });
});
