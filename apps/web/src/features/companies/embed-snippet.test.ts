import vm from 'node:vm';
import { defaultEmbedSettings } from '@candela/contract/companies/embed-settings.ts';
import { describe, expect, it } from 'vitest';
import { embedSnippet, embedUrl, heightFromMessage } from './embed-snippet.ts';

const source = {
  origin: 'https://candela.example',
  companyName: 'Harbour & Pine',
  publicToken: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  settings: defaultEmbedSettings,
};

/** Runs the script of a snippet in a page that has nothing but the frame, and returns what it listens with. */
function runScript(snippet: string) {
  const code = snippet.match(/<script>([\s\S]*)<\/script>$/)?.[1] ?? '';
  const id = snippet.match(/id="([^"]+)"/)?.[1];
  const frame = { contentWindow: { name: 'frame' }, style: { height: '' } };
  const listeners: ((event: { source: unknown; data: unknown }) => void)[] = [];
  vm.runInNewContext(code, {
    document: { getElementById: (asked: string) => (asked === id ? frame : null) },
    window: {
      addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    },
  });
  const send = (event: { source: unknown; data: unknown }) => {
    for (const listener of listeners) listener(event);
  };
  return { frame, send };
}

describe('the snippet', () => {
  it('carries the token and every setting, encoded', () => {
    expect(embedUrl(source)).toBe(
      'https://candela.example/embed/jobs.html?companyToken=a1b2c3d4e5f60718293a4b5c6d7e8f90' +
        '&primary=%232563EB&buttonBg=%232563EB&buttonText=%23FFFFFF&font=Inter&fontSize=16&buttonRadius=8',
    );
    const dark = { ...source, settings: { ...source.settings, theme: 'dark' as const } };
    expect(embedUrl(dark)).toBe(`${embedUrl(source)}&theme=dark`);
    const snippet = embedSnippet(source);
    expect(snippet).toContain('buttonBg=%232563EB&amp;buttonText=%23FFFFFF');
    expect(snippet).toContain('min-height: 700px');
    expect(snippet).toContain('title="Open jobs at Harbour &amp; Pine"');
  });

  it('follows the messages of its own frame, within bounds', () => {
    const { frame, send } = runScript(embedSnippet(source));
    const fromFrame = (data: unknown) => send({ source: frame.contentWindow, data });
    fromFrame({ type: 'candela:resize', height: 1234.4 });
    expect(frame.style.height).toBe('1235px');
    fromFrame({ type: 'candela:resize', height: 12 });
    expect(frame.style.height).toBe('700px');
    fromFrame({ type: 'candela:resize', height: 9e9 });
    expect(frame.style.height).toBe('20000px');
  });

  it('ignores every other sender and message', () => {
    const { frame, send } = runScript(embedSnippet(source));
    send({ source: { name: 'frame' }, data: { type: 'candela:resize', height: 900 } });
    for (const data of [
      null,
      'candela:resize',
      { type: 'other:resize', height: 900 },
      { type: 'candela:resize' },
      { type: 'candela:resize', height: '900' },
      { type: 'candela:resize', height: Number.NaN },
      { type: 'candela:resize', height: Number.POSITIVE_INFINITY },
    ]) {
      send({ source: frame.contentWindow, data });
      expect(heightFromMessage(data)).toBeNull();
    }
    expect(frame.style.height).toBe('');
  });

  it('cannot be broken out of by a name, an origin or a token', () => {
    const hostile = '"></iframe><script>alert(1)</script>{{document.cookie}}\u2028\'';
    const snippet = embedSnippet({ ...source, companyName: hostile, publicToken: hostile, origin: hostile });
    expect(snippet.match(/<script>/g)).toHaveLength(1);
    expect(snippet.match(/<\/script>/g)).toHaveLength(1);
    expect(snippet.match(/<iframe/g)).toHaveLength(1);
    expect(snippet.match(/title="[^"]*"/)?.[0]).toContain('&quot;&gt;&lt;/iframe&gt;&lt;script&gt;');
    const { frame, send } = runScript(snippet);
    send({ source: frame.contentWindow, data: { type: 'candela:resize', height: 800 } });
    expect(frame.style.height).toBe('800px');
  });
});

it('keeps our own preview to the same rule', () => {
  expect(heightFromMessage({ type: 'candela:resize', height: 800.2 })).toBe(801);
  expect(heightFromMessage({ type: 'candela:resize', height: -5 })).toBe(700);
  expect(heightFromMessage({ type: 'candela:resize', height: 1e12 })).toBe(20_000);
});
