/** The bytes of a model, one part after the other; `ByteReader` reads them. */
export class ByteWriter {
  readonly #parts: Buffer[] = [];

  uint32s(values: Iterable<number>): void {
    this.#write(values, 4, (buffer, value, at) => buffer.writeUInt32LE(value, at));
  }

  uint16s(values: Iterable<number>): void {
    this.#write(values, 2, (buffer, value, at) => buffer.writeUInt16LE(value, at));
  }

  float32s(values: Iterable<number>): void {
    this.#write(values, 4, (buffer, value, at) => buffer.writeFloatLE(value, at));
  }

  int8s(values: Iterable<number>): void {
    this.#write(values, 1, (buffer, value, at) => buffer.writeInt8(value, at));
  }

  uint8s(values: Iterable<number>): void {
    this.#write(values, 1, (buffer, value, at) => buffer.writeUInt8(value, at));
  }

  get length(): number {
    return this.#parts.reduce((sum, { length }) => sum + length, 0);
  }

  toBase64(): string {
    return Buffer.concat(this.#parts).toString('base64');
  }

  #write(values: Iterable<number>, width: number, put: (buffer: Buffer, value: number, at: number) => void): void {
    const all = [...values];
    const buffer = Buffer.alloc(all.length * width);
    all.forEach((value, at) => {
      put(buffer, value, at * width);
    });
    this.#parts.push(buffer);
  }
}
