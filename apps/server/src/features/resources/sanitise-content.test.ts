import { describe, expect, it } from 'vitest';
import { countWords, plainText, sanitiseContent, sanitisedForReaders } from './sanitise-content.ts';

describe('what an article may contain', () => {
  const article = [
    '<h2>Title</h2><p>A <strong>strong</strong> <em>word</em>, <s>gone</s>, <a href="/about">here</a>.</p>',
    '<ul><li><p>one</p></li></ul><ol start="3"><li>three</li></ol><blockquote><p>Quote</p></blockquote><hr />',
    '<pre><code class="language-html">&lt;iframe&gt;</code></pre>',
    '<table><tbody><tr><th colspan="2" scope="col">H</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<figure><img src="/media/a-small.webp" alt="A" width="10" height="5" loading="lazy" /><figcaption>C</figcaption></figure>',
  ].join('');

  it('stays as it was written, however often it is cleaned', () => {
    expect(sanitiseContent(article)).toBe(article);
    expect(sanitiseContent(sanitiseContent(article))).toBe(sanitiseContent(article));
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test">x</a>', '<a rel="noopener">x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<iframe src="https://evil.test"></iframe>', ''],
    ['<object data="x"></object><embed src="x"><form action="x"><input></form>', ''],
    ['<style>body{display:none}</style>', ''],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<code class="evil language-ts">x</code>', '<code class="language-ts">x</code>'],
    ['<base href="https://evil.test"><meta http-equiv="refresh" content="0">', ''],
    ['<template><img src=x onerror=alert(1)></template>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ])('%s becomes %s', (hostile, clean) => {
    const result = sanitiseContent(hostile);
    expect(result.replace(' rel="noopener"', '')).toBe(clean.replace(' rel="noopener"', ''));
    expect(result).not.toMatch(/alert|script:|onerror|onclick|<(svg|math|style|iframe|base|meta)/i);
  });

  it('tells other sites nothing about ours', () => {
    expect(sanitiseContent('<a href="https://example.com/">x</a>')).toBe(
      '<a href="https://example.com/" rel="noopener">x</a>',
    );
  });

  it('brings headings to the levels an article has', () => {
    expect(sanitiseContent('<h1>a</h1><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
  });

  it('counts words, not marks', () => {
    expect(plainText('<p>one</p><p>two <b>three</b></p>')).toBe('one two three');
    expect(countWords('<p>one</p><ul><li>two</li><li>three</li></ul>')).toBe(3);
    expect(countWords('<p></p>')).toBe(0);
  });
});

it('cleans for readers as for everything else, the second time as well', () => {
  for (let number = 0; number <= 200; number += 1) {
    const html = `<p onclick="x()">${number % 150}</p><script>x()</script>`;
    expect(sanitisedForReaders(html)).toBe(sanitiseContent(html));
  }
});
