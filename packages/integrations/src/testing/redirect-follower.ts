/** As much of a browser as a sign-in needs: keeps cookies and follows redirects until one leads to the product. */
export async function followUntil(start: string, target: string, init: RequestInit = {}): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let request = init;
  for (let hop = 0; hop < 12; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...request, redirect: 'manual', headers: { ...request.headers, cookie } });
    const text = await answer.text();
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`Stopped with ${answer.status} at ${url.pathname}: ${text.slice(0, 300)}`);
    url = new URL(location, url);
    if (url.origin + url.pathname === target) return url;
    request = {};
  }
  throw new Error('Too many redirects');
}
