export interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string | undefined;
  tookMs: number;
}

/** One call, without retries; throws when the connection breaks before the answer is complete. */
export async function call(
  url: string,
  options: { method?: string; body?: unknown; token?: string; cookie?: string; timeoutMs?: number } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.cookie && { cookie: options.cookie }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    signal: AbortSignal.timeout(options.timeoutMs ?? 20_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    cookie:
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ') || undefined,
    tookMs: performance.now() - startedAt,
  };
}
