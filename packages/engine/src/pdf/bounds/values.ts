import type { Lexer } from './lexer.ts';

/** A value of a PDF file, as far as it can lead to work: what strings say does not matter. */
export type Value = number | Name | Ref | Value[] | Dictionary | null;
export type Dictionary = Map<string, Value>;

export class Name {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

interface Open {
  readonly isDictionary: boolean;
  readonly values: Value[];
}

/**
 * Reads one value, and stands behind it. A loop, not a recursion: brackets may be a hundred thousand deep. What follows
 * a whole value is left alone; a value that is not closed ends where the next object begins.
 */
export function readValue(lexer: Lexer): Value {
  const whole: Open = { isDictionary: false, values: [] };
  const open: Open[] = [whole];
  for (;;) {
    const top = open.at(-1) ?? whole;
    const kind = lexer.next();
    if (kind === 'end' || (kind === 'keyword' && /^(?:endobj|obj|stream|endstream)$/.test(lexer.text)))
      return close(open);
    if (kind === '<<' || kind === '[') open.push({ isDictionary: kind === '<<', values: [] });
    else if (kind === '>>' || kind === ']') {
      if (open.length === 1) return whole.values[0] ?? null;
      open.pop();
      (open.at(-1) ?? whole).values.push(toValue(top));
      if (open.length === 1) return whole.values[0] ?? null;
    } else add(top.values, kind, lexer.text);
    // A number may turn out to be the first of a reference's three parts.
    if (open.length === 1 && whole.values.length > 0 && typeof whole.values.at(-1) !== 'number')
      return whole.values.at(-1) ?? null;
    if (open.length === 1 && whole.values.length > 2) return whole.values[0] ?? null;
  }
}

function add(values: Value[], kind: string, text: string): void {
  if (kind === 'number') values.push(Number(text));
  else if (kind === 'name') values.push(new Name(text));
  else if (kind === 'keyword' && text === 'R') {
    values.pop();
    const number = values.pop();
    values.push(typeof number === 'number' ? new Ref(number) : null);
  } else values.push(null);
}

function close(open: Open[]): Value {
  while (open.length > 1) {
    const inner = open.pop();
    if (inner) open.at(-1)?.values.push(toValue(inner));
  }
  return open[0]?.values[0] ?? null;
}

function toValue({ isDictionary, values }: Open): Value {
  if (!isDictionary) return values;
  const dictionary: Dictionary = new Map();
  for (let index = 0; index + 1 < values.length; index += 2) {
    const key = values[index];
    if (key instanceof Name) dictionary.set(key.name, values[index + 1] ?? null);
  }
  return dictionary;
}
