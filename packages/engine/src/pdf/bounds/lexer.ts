/** What a token is; names and keywords also have a text, numbers a value. */
export type TokenKind = 'number' | 'name' | 'keyword' | 'string' | '<<' | '>>' | '[' | ']' | 'end';

const isSpace = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) isSpace[code] = 1;
const isDelimiter = new Uint8Array(256);
for (const character of '()<>[]{}/%') isDelimiter[character.charCodeAt(0)] = 1;
const [OPEN, CLOSE, BACKSLASH, LESS, GREATER, SLASH, PERCENT] = [0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x2f, 0x25];

/** Tokens of a PDF's objects and of its drawing instructions, which share one syntax. Never fails: what it does not know is skipped. */
export class Lexer {
  readonly #bytes: Uint8Array;
  at: number;
  kind: TokenKind = 'end';
  text = '';

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  next(): TokenKind {
    this.kind = this.#read();
    return this.kind;
  }

  #read(): TokenKind {
    const bytes = this.#bytes;
    this.#skipSpace();
    if (this.at >= bytes.length) return 'end';
    const first = bytes[this.at] ?? 0;
    this.at += 1;
    if (first === SLASH) return this.#word('name', this.at);
    if (first === OPEN) return this.#skipString();
    if (first === LESS) {
      if (bytes[this.at] === LESS) return this.#symbol('<<');
      return this.#skipPast(GREATER);
    }
    if (first === GREATER && bytes[this.at] === GREATER) return this.#symbol('>>');
    if (first === 0x5b) return '[';
    if (first === 0x5d) return ']';
    // Braces occur in functions only; each is as good as a keyword.
    if (isDelimiter[first] === 1) return this.#symbol('keyword', 0);
    return this.#word('keyword', this.at - 1);
  }

  #symbol(kind: TokenKind, length = 1): TokenKind {
    this.at += length;
    this.text = '';
    return kind;
  }

  #word(kind: 'name' | 'keyword', start: number): TokenKind {
    const bytes = this.#bytes;
    while (this.at < bytes.length && isSpace[bytes[this.at] ?? 0] === 0 && isDelimiter[bytes[this.at] ?? 0] === 0) {
      this.at += 1;
    }
    // Longer than any name that means something; the rest is not worth the memory.
    this.text = String.fromCharCode(...bytes.subarray(start, Math.min(this.at, start + 127)));
    if (kind === 'name') {
      if (this.text.includes('#')) this.text = this.text.replace(/#([0-9a-f]{2})/gi, (_, code) => fromHex(code));
      return kind;
    }
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(this.text) ? 'number' : kind;
  }

  #skipSpace(): void {
    const bytes = this.#bytes;
    while (this.at < bytes.length) {
      const byte = bytes[this.at] ?? 0;
      if (byte === PERCENT) {
        while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at += 1;
      } else if (isSpace[byte] === 1) this.at += 1;
      else return;
    }
  }

  #skipString(): TokenKind {
    const bytes = this.#bytes;
    for (let depth = 1; depth > 0 && this.at < bytes.length; this.at += 1) {
      const byte = bytes[this.at];
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
    }
    return 'string';
  }

  #skipPast(end: number): TokenKind {
    const found = this.#bytes.indexOf(end, this.at);
    this.at = found < 0 ? this.#bytes.length : found + 1;
    return 'string';
  }
}

const fromHex = (code: string): string => String.fromCharCode(Number.parseInt(code, 16));
