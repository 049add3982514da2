import { expect, it } from 'vitest';
import { renderMail } from './mail-layout.service.ts';

const url = 'https://candela.test/held/a?b=1&c=2';

it('makes what a paragraph and the foot lead to links, and writes them out in the plain text', () => {
  const { html, text } = renderMail({
    subject: 'Held',
    paragraphs: ['Hello,', { text: 'You can see it.', link: { label: 'See <it>', url } }],
    footer: { text: 'You asked.', link: { label: 'Stop these mails', url } },
  });
  expect(text).toContain(`You can see it. See <it>: ${url}`);
  expect(text).toContain(`--\nYou asked. Stop these mails: ${url}`);
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, label]) => [href, label]);
  const href = url.replaceAll('&', '&#38;');
  expect(links).toEqual([
    [href, 'See &#60;it&#62;'],
    [href, 'Stop these mails'],
  ]);
});

it('writes an address that is its own label once', () => {
  const { text } = renderMail({
    subject: 'Interview',
    paragraphs: [{ text: 'Join:', link: { label: url, url } }],
    footer: 'You take part.',
  });
  expect(text.split('\n')[0]).toBe(`Join: ${url}`);
});

it('is as wide as a phone, breaks long words and keeps the lines of what a person wrote', () => {
  const { html } = renderMail({ subject: 'Hi', paragraphs: ['One\nTwo'], footer: 'You asked.' });
  expect(html).toContain('<meta name="viewport" content="width=device-width');
  expect(html).toContain('overflow-wrap:anywhere');
  expect(html).toMatch(/white-space:pre-line">One\nTwo</);
});
