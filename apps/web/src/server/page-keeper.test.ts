import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { createPageKeeper, madeOf } from './page-keeper.ts';

const page = (html: string) => ({ bytes: Buffer.from(html), nonce: 'one' });

const made = (url: string, own: object) =>
  madeOf(new Request(url), {
    staticHandlerContext: { loaderData: {}, actionData: null, errors: null, ...own },
  } as EntryContext);

it('a page is known by its address and by everything its loaders answered', () => {
  const dark = { loaderData: { root: { appearance: { theme: 'dark' } } } };
  const light = { loaderData: { root: { appearance: { theme: 'light' } } } };
  const keys = [
    made('https://a.test/login', dark),
    made('https://a.test/login', light),
    made('https://a.test/register', dark),
    made('https://b.test/login', dark),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(made('https://a.test/login', dark)).toBe(keys[0]);
});

it('a page that went wrong, or answers a form, is made of more than that', () => {
  expect(made('https://a.test/login', { errors: { root: new Error('no') } })).toBeUndefined();
  expect(made('https://a.test/login', { actionData: { login: 'sent' } })).toBeUndefined();
});

it('a page is given out as the same object for its time, and no longer', () => {
  let time = 0;
  const pages = createPageKeeper(1000, () => time);
  const kept = page('<p>one</p>');
  pages.keep('one', kept);
  time = 999;
  expect(pages.find('one')?.bytes).toBe(kept.bytes);
  expect(pages.find('other')).toBeUndefined();
  time = 1000;
  expect(pages.find('one')).toBeUndefined();
});

it('the oldest make room', () => {
  const pages = createPageKeeper(1000, () => 0);
  for (let one = 0; one < 200; one += 1) pages.keep(`${one}`, page(`${one}`));
  expect(pages.find('0')).toBeUndefined();
  expect(pages.find('199')?.bytes.toString()).toBe('199');
});

it('nothing is kept while pages are worked on', () => {
  const pages = createPageKeeper(0);
  pages.keep('one', page(''));
  expect(pages.find('one')).toBeUndefined();
});
