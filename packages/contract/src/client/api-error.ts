import type { Conflict, ErrorCode, FieldError } from '../kernel/errors.ts';

/**
 * Said here again rather than imported: `kernel/errors.ts` brings zod, which pages that only need the client
 * should not download. A test holds the two texts together.
 */
const subscriptionLimitMessage =
  'You have reached your plan limit for jobs. Please upgrade your plan or remove existing jobs to continue.';

const offlineMessage = 'We could not reach Candela. Please check your connection and try again.';
const timeoutMessage = 'Candela took too long to answer. Please try again.';
export const invalidAnswerMessage = 'Invalid response from server';

/** A proxy's HTML page is no sentence for a person; a short line of text may be. */
const longestPlainText = 200;

interface ApiErrorFields {
  status: number;
  message: string;
  type?: ErrorCode | null;
  errors?: readonly FieldError[];
  requestId?: string | null;
  retryAfter?: number | null;
  conflict?: Conflict | null;
  isWordless?: boolean;
}

/** The one error a call can fail with (besides the caller's own abort). Status 0: no answer arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorCode | null;
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;
  /** Seconds until trying again makes sense. */
  readonly retryAfter: number | null;
  /** What was changed in the meantime, where the call said what it was based on. */
  readonly conflict: Conflict | null;
  /** The answer said nothing: the message is its bare status. */
  readonly isWordless: boolean;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.name = 'ApiError';
    this.status = fields.status;
    this.type = fields.type ?? null;
    this.errors = fields.errors ?? [];
    this.requestId = fields.requestId ?? null;
    this.retryAfter = fields.retryAfter ?? null;
    this.conflict = fields.conflict ?? null;
    this.isWordless = fields.isWordless ?? false;
  }

  /** There is no fault and nothing is lost: the same call may work in a moment. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

export const offlineError = () => new ApiError({ status: 0, message: offlineMessage });
export const timeoutError = () => new ApiError({ status: 0, message: timeoutMessage });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sentence = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry) => {
    const message = sentence(entry.message);
    return message ? [{ path: typeof entry.path === 'string' ? entry.path : '', message }] : [];
  });
}

function conflictIn(value: unknown): Conflict | null {
  if (!isRecord(value) || typeof value.version !== 'number' || !Array.isArray(value.fields)) return null;
  const fields = value.fields
    .filter(isRecord)
    .flatMap(({ path, theirs, yours }) => (typeof path === 'string' ? [{ path, theirs, yours }] : []));
  return { version: value.version, fields };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterSeconds(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/**
 * What a failed answer says, in the order the specification gives: the server's message, `error.message`, the first of
 * `errors[]`, and only then the bare status.
 */
export async function errorFromResponse(response: Response, now: number): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const parsed = parseJson(text);
  const body = isRecord(parsed) ? parsed : {};
  const inner = isRecord(body.error) ? body.error : {};
  const type = (sentence(body.type) ?? sentence(inner.type)) as ErrorCode | null;
  const errors = fieldErrors(body.errors);
  const isPlainText = parsed === undefined && text.length <= longestPlainText && !text.includes('<');
  const bareText = (isPlainText && sentence(text.trim())) || response.statusText || 'No details';
  const limitMessage =
    response.status === 403 && type === 'SUBSCRIPTION_LIMIT_EXCEEDED' ? subscriptionLimitMessage : null;

  const words = sentence(body.message) ?? sentence(inner.message) ?? limitMessage ?? errors[0]?.message;

  return new ApiError({
    status: response.status,
    message: words ?? `HTTP ${response.status}: ${bareText}`,
    isWordless: words === undefined,
    type,
    errors,
    requestId: sentence(body.requestId) ?? response.headers.get('x-request-id'),
    retryAfter: retryAfterSeconds(response.headers.get('retry-after'), now),
    conflict: conflictIn(body.conflict),
  });
}
