/** Bytes of a model, read one part after the other. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(base64: string) {
    const text = atob(base64);
    this.#bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[at] = text.charCodeAt(at);
    this.#view = new DataView(this.#bytes.buffer);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  uint32(): number {
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  uint32s(count: number): Uint32Array {
    return Uint32Array.from({ length: count }, () => this.uint32());
  }

  uint16s(count: number): Uint16Array {
    return Uint16Array.from({ length: count }, () => {
      this.#at += 2;
      return this.#view.getUint16(this.#at - 2, true);
    });
  }

  float32s(count: number): Float32Array {
    return Float32Array.from({ length: count }, () => {
      this.#at += 4;
      return this.#view.getFloat32(this.#at - 4, true);
    });
  }

  int8s(count: number): Int8Array {
    this.#at += count;
    return new Int8Array(this.#bytes.buffer, this.#at - count, count);
  }

  uint8s(count: number): Uint8Array {
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
}
