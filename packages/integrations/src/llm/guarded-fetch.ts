/** No answer we ask for is nearly as long. */
const longestAnswer = 1024 * 1024;

/** The key and the material go to the configured host and to no other; an answer without end is cut off. */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let size = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > longestAnswer) controller.error(new RangeError('The answer is too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(limited, { status: response.status, headers: response.headers });
};

/** An address with a path and nothing secret in it. @throws TypeError */
export function readBaseUrl(text: string): string {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError('The language model’s address must look like https://host/v1');
  }
  return url.href.replace(/\/+$/, '');
}
