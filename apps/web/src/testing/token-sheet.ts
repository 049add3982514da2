export type Scheme = 'light' | 'dark';
export type Tokens = ReadonlyMap<string, string>;

interface Rule {
  selectors: string[];
  declarations: Map<string, string>;
}

/** Reads the rules of tokens.css that set custom properties; the Tailwind mapping (`@theme`) is left out. */
export function parseRules(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@theme[^{]*\{[^}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim().replaceAll('"', "'")),
    declarations: new Map(
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  }));
}

/** The tokens as an element sees them under the given attributes, in one colour scheme. */
export function tokensFor(rules: readonly Rule[], attributes: readonly string[], scheme: Scheme): Tokens {
  const raw = new Map<string, string>();
  for (const rule of rules) {
    const applies = rule.selectors.some((selector) => selector === ':root' || attributes.includes(selector));
    if (applies) for (const [name, value] of rule.declarations) raw.set(name, value);
  }
  const resolve = (value: string): string => {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference) return resolve(raw.get(reference) ?? `missing ${reference}`);
    const pair = /^light-dark\(([^,()]+),\s*([^,()]+)\)$/.exec(value);
    const chosen = scheme === 'light' ? pair?.[1] : pair?.[2];
    return chosen?.trim() ?? value;
  };
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}
