export interface DescribedError {
  type: string;
  message: string;
  /** Under a name of its own: what is called `code` is taken for a one-time code and hidden. */
  errorCode?: unknown;
  /** Where it happened: the innermost places in our own code. */
  at?: string;
  cause?: unknown;
}

const mostPlaces = 3;
const longestMessage = 1000;
/** A frame of a stack in our own code, from the repository's root on. */
const ownPlace = /(?:^|[/\\])((?:apps|packages)[/\\](?!.*node_modules).*?:\d+):\d+\)?$/;

/** An error for one line of a log: what it is and where it happened, without a stack, which shows paths and drowns the rest. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const places = (error.stack ?? '').split('\n').flatMap((line) => line.match(ownPlace)?.[1] ?? []);
  const { code } = error as { code?: unknown };
  const described: DescribedError = {
    type: error.name,
    message: error.message.slice(0, longestMessage),
    ...(code !== undefined && { errorCode: code }),
    ...(places.length > 0 && { at: places.slice(0, mostPlaces).join(' < ') }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
  return described;
}
