import { createHash, randomUUID } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PagePiece } from '#lib/server-context.ts';
import type { MarkPart } from '#public/kept.tsx';

interface Keeper {
  /** Renders a page with marks in it and puts the parts in their places. */
  render(page: (mark: MarkPart) => string): PagePiece[];
}

/** Parts are known by what they were made of, so none is ever wrong; those not used for longest make room. */
const mostBytes = 16 * 1024 * 1024;

interface Pending {
  key: string;
  render(): string;
}

const digests = new WeakMap<object, string>();

/** Whether it cannot become another, through and through. */
const isLasting = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isLasting));

/**
 * A value in full, or what stands for it: what cannot change any more, such as an article that the server keeps, is written down
 * once and known by its digest from then on. No text in full begins like that.
 */
function write(value: unknown): string {
  const known = typeof value === 'object' && value !== null ? digests.get(value) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(value) ?? '';
  if (typeof value !== 'object' || value === null || !isLasting(value)) return text;
  const digest = `#${createHash('sha256').update(text).digest('base64')}`;
  digests.set(value, digest);
  return digest;
}

const writeAll = (props: object): string =>
  Object.entries(props)
    .map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`)
    .join();

export function createPartKeeper(limit = mostBytes): Keeper {
  // Content cannot know it, and so cannot hold a mark.
  const secret = randomUUID();
  const known = new Map<string, Buffer<ArrayBuffer>>();
  const numbers = new WeakMap<object, number>();
  let parts = 0;
  let bytes = 0;

  function find({ key, render }: Pending): Buffer<ArrayBuffer> {
    const part = known.get(key) ?? Buffer.from(render());
    // Last in the order of the map, which is the order of use.
    if (!known.delete(key)) bytes += key.length + part.length;
    known.set(key, part);
    for (const [oldest, its] of known) {
      if (bytes <= limit) break;
      known.delete(oldest);
      bytes -= oldest.length + its.length;
    }
    return part;
  }

  return {
    render(page) {
      const pending: Pending[] = [];
      const mark = <Props extends object>(name: string, Part: (props: Props) => ReactNode, props: Props): string => {
        const render = () => renderToStaticMarkup(createElement(Part, props), { identifierPrefix: `${name}-` });
        const its = numbers.get(Part) ?? parts++;
        numbers.set(Part, its);
        const place = pending.push({ key: `${its} ${writeAll(props)}`, render }) - 1;
        return `${secret}${place};`;
      };
      const [first = '', ...rest] = page(mark).split(secret);
      const own = (html: string): PagePiece => ({ bytes: Buffer.from(html), isKept: false });
      const pieces = rest.flatMap((piece) => {
        const end = piece.indexOf(';');
        const part = pending[Number(piece.slice(0, end))];
        return part ? [{ bytes: find(part), isKept: true }, own(piece.slice(end + 1))] : [];
      });
      return [own(first), ...pieces];
    },
  };
}
