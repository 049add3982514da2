import { Buffer } from 'node:buffer';
import { type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { kept, markPartContext } from '#public/kept.tsx';
import { createPartKeeper } from './part-keeper.ts';

type Keeper = ReturnType<typeof createPartKeeper>;

const renderIn = (keeper: Keeper, page: ReactNode) =>
  keeper.render((mark) =>
    renderToStaticMarkup(<markPartContext.Provider value={mark}>{page}</markPartContext.Provider>),
  );
const htmlOf = (keeper: Keeper, page: ReactNode): string =>
  Buffer.concat(renderIn(keeper, page).map(({ bytes }) => bytes)).toString();

const drawn = vi.fn();
const Greeting = kept('greeting', ({ name }: { name: string }) => {
  drawn(name);
  return (
    <p>
      Hello <b>{name}</b> – “você”
    </p>
  );
});

it('renders a part once for the same props, and puts it where it belongs', () => {
  const keeper = createPartKeeper();
  const page = (
    <ul>
      {Object.entries({ first: 'A&B', second: 'C', third: 'A&B' }).map(([place, name]) => (
        <li key={place} title={name}>
          {place}: <Greeting name={name} />
        </li>
      ))}
    </ul>
  );
  const plain = renderToStaticMarkup(page);
  expect(plain).toContain('Hello <b>A&amp;B</b>');
  drawn.mockClear();
  for (let time = 0; time < 3; time += 1) expect(htmlOf(keeper, page)).toBe(plain);
  expect(drawn.mock.calls).toEqual([['A&B'], ['C']]);
  const [first, second] = [renderIn(keeper, page), renderIn(keeper, page)];
  expect(first.map(({ isKept }) => isKept)).toEqual([false, true, false, true, false, true, false]);
  expect(first[1]?.bytes).toBe(first[5]?.bytes);
  expect(second[1]?.bytes).toBe(first[1]?.bytes);
});

it('keeps a part that asks the router about the request out of every page', () => {
  const Path = kept('path', () => <i>{useLocation().pathname}</i>);
  expect(() => htmlOf(createPartKeeper(), <Path />)).toThrow(/useLocation/);
});

it('takes only props that can be written down', () => {
  kept('words', (_: { words: readonly string[]; more?: { count: number } | null }) => null);
  // @ts-expect-error -- elements may hold anything, and would all be written alike
  kept('children', (_: { children: ReactNode }) => null);
  // @ts-expect-error -- functions are left out when they are written down
  kept('pressed', (_: { onPress: () => void }) => null);
});

it('tells parts of one name apart, and gives their ids its name', () => {
  const One = kept('same', () => <p id={useId()}>one</p>);
  const Other = kept('same', () => <p>other</p>);
  const html = htmlOf(
    createPartKeeper(),
    <>
      <One />
      <Other />
    </>,
  );
  expect(html).toMatch(/^<p id="[^"]*same-[^"]*">one<\/p><p>other<\/p>$/);
});

it('makes room: what was not used for longest is rendered anew', () => {
  // Room for three of them.
  const keeper = createPartKeeper(170);
  drawn.mockClear();
  for (const name of ['a', 'b', 'a', 'c', 'a', 'd', 'b', 'a']) htmlOf(keeper, <Greeting name={name} />);
  const times = (name: string) => drawn.mock.calls.filter(([one]) => one === name).length;
  expect([times('a'), times('b'), times('c'), times('d')]).toEqual([1, 2, 1, 1]);
});

it('leaves content alone that looks like a mark', () => {
  const html = htmlOf(createPartKeeper(), <p>0; 1; {'\u0000'}0;</p>);
  expect(html).toBe('<p>0; 1; \u00000;</p>');
});

const drawnList = vi.fn();
const List = kept('list', ({ words, of }: { words: readonly { word: string }[]; of?: string }) => {
  drawnList();
  return <p title={of}>{words.map(({ word }) => word).join()}</p>;
});

it('knows what cannot change by its content, whichever object it is', () => {
  const keeper = createPartKeeper();
  const lasting = (...words: string[]) => Object.freeze(words.map((word) => Object.freeze({ word })));
  drawnList.mockClear();
  const [first, same, other] = [lasting('a', 'b'), lasting('a', 'b'), lasting('b', 'a')];
  expect(htmlOf(keeper, <List words={first} />)).toBe('<p>a,b</p>');
  expect(htmlOf(keeper, <List words={first} />)).toBe('<p>a,b</p>');
  expect(htmlOf(keeper, <List words={same} />)).toBe('<p>a,b</p>');
  expect(drawnList).toHaveBeenCalledTimes(1);
  expect(htmlOf(keeper, <List words={other} />)).toBe('<p>b,a</p>');
  expect(htmlOf(keeper, <List words={first} of="x" />)).toBe('<p title="x">a,b</p>');
  expect(htmlOf(keeper, <List words={first} of="y" />)).toBe('<p title="y">a,b</p>');
});

it('writes down anew what may have changed, also where only something within it may', () => {
  const keeper = createPartKeeper();
  const inner = { word: 'a' };
  const outer = Object.freeze([inner]);
  expect(htmlOf(keeper, <List words={outer} />)).toBe('<p>a</p>');
  inner.word = 'b';
  expect(htmlOf(keeper, <List words={outer} />)).toBe('<p>b</p>');
});
