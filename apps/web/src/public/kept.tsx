import { createContext, type ReactNode, useContext } from 'react';

/** Remembers that a part belongs here, and answers with the mark that stands for it until the page is put together. */
export type MarkPart = <Props extends object>(name: string, Part: (props: Props) => ReactNode, props: Props) => string;

/** Only the server has one, and only while it renders a page in one piece. */
export const markPartContext = createContext<MarkPart | null>(null);

/** What can be written down and is the same again when it is read: no elements, no functions, no dates. */
type Written<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends object
      ? { [Key in keyof T]: Written<T[Key]> }
      : never;

/**
 * A part of public pages that the server renders once for the same props, which is most of what a page costs. It is rendered
 * apart from its page: nothing of a request reaches it but its props, and these are what it is kept under. A part that asks
 * the router for anything does not render.
 */
export function kept<Props extends object>(
  name: string,
  Part: (props: Props) => ReactNode,
  ..._written: Props extends Written<Props> ? [] : ['its props cannot be written down']
): (props: Props) => ReactNode {
  return function Kept(props) {
    const mark = useContext(markPartContext);
    return mark ? mark(name, Part, props) : <Part {...props} />;
  };
}
