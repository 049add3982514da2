/** Text that is already HTML. Only the `html` tag makes it, so nothing unescaped slips in. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = SafeHtml | string | null | readonly SafeHtml[];

/** A template whose values are escaped unless they are HTML themselves; null is nothing. */
export function html(strings: TemplateStringsArray, ...values: Part[]): SafeHtml {
  const parts = strings.map((text, index) => text + render(values[index] ?? null));
  return new SafeHtml(parts.join(''));
}

function render(value: Part): string {
  if (value === null) return '';
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  return value.map((part) => part.text).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
