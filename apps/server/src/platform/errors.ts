import { type Conflict, type ErrorCode, errorCodes, type FieldError } from '@candela/contract/kernel/errors.ts';

/** For whatever cannot be written because a disk is full. */
export const noRoomMessage = 'There is no room to store this at the moment. Please try again later.';

/** The one error that is meant for the caller. Anything else is ours and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly conflict: Conflict | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      errors?: readonly FieldError[];
      retryAfterSeconds?: number;
      conflict?: Conflict;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.conflict = options.conflict;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
