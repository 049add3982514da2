import type { ErrorCode, ErrorResponse, FieldError } from '@candela/contract/kernel/errors.ts';
import { StorageFull, StorageUnavailable } from '@candela/integrations/storage/port.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import { asAppError } from '../database/database.ts';
import { AppError, noRoomMessage } from '../errors.ts';
import { isMember } from '../sessions/principal.ts';

/** The one place where what went wrong becomes an answer, and the one place where it is logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  // Turned away with a time to come back is a decision, not a fault; who decides it counts it.
  if (appError.status >= 500 && appError.retryAfterSeconds === undefined) {
    request.log.error(
      { err: appError.cause ?? error, requestId: request.id, route: request.routeOptions.url },
      appError.message,
    );
  }
  logRefusal(appError, request);
  const retryAfter = appError.retryAfterSeconds ?? (appError.status === 503 ? 1 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .code(appError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toBody(appError, request.id)));
}

/**
 * What a caller was kept from, for an operator who looks for an attack: signing in, acting as another, or what their role does
 * not allow. What another organisation has is not among them: to its callers it does not exist.
 */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN',
  'ORIGIN_REFUSED',
  'INVALID_CREDENTIALS',
  'INVALID_CODE',
  'PASSKEY_REFUSED',
  'OAUTH_FAILED',
  'SSO_REFUSED',
  'ACCOUNT_SUSPENDED',
  'DEMO_ACCOUNT_REFUSED',
]);

function logRefusal({ code }: AppError, { log, id, method, ip, routeOptions, principal }: FastifyRequest): void {
  if (!refusals.has(code)) return;
  const key = principal && isMember(principal) ? principal.apiKey?.id : undefined;
  const who = { accountId: principal?.accountId, ...(key && { apiKeyId: key }) };
  log.info({ requestId: id, refused: code, method, route: routeOptions.url, address: ip, ...who }, 'refused');
}

const toBody = (error: AppError, requestId: string): ErrorResponse => ({
  message: error.message,
  type: error.code,
  errors: [...error.errors],
  requestId,
  ...(error.conflict && { conflict: error.conflict }),
});

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StorageFull) return new AppError('UNAVAILABLE', { message: noRoomMessage, cause: error });
  if (error instanceof StorageUnavailable) return new AppError('UNAVAILABLE', { cause: error });
  return asAppError(error) ?? fromFramework(error) ?? new AppError('INTERNAL', { cause: error });
}

function fromFramework(error: unknown): AppError | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('MALFORMED_REQUEST');
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500
        ? new AppError('MALFORMED_REQUEST')
        : undefined;
  }
}

/** The first sentence doubles as the message: forms that show only one line show the right one. */
export function validationError(error: ZodError): AppError {
  const errors: FieldError[] = error.issues.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  return new AppError('VALIDATION_FAILED', { errors, ...(errors[0] && { message: errors[0].message }) });
}
