import pg from 'pg';
import { Parser } from 'pg-protocol/dist/parser.js';
import { keepSent, readTexts, type SentRow } from './sent-row.ts';

/** The driver's message of a row, read when it is asked for; that has to be at once, before its bytes are used for others. */
export class LateRow {
  readonly name = 'dataRow';
  readonly length: number;
  readonly #bytes: Buffer;
  readonly #from: number;

  constructor(bytes: Buffer, from: number, length: number) {
    this.length = length;
    this.#bytes = bytes;
    this.#from = from;
  }

  get fields(): (string | null)[] {
    return readTexts(this.#bytes, this.#from);
  }

  get sent(): SentRow {
    return keepSent(this.#bytes, this.#from, this.#from + this.length - lengthOfLength);
  }
}

/** What of the driver is used here besides what its types say. */
interface Packets {
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): { name: string };
}
interface Listening {
  attachListeners(stream: pg.Connection['stream']): void;
}

const codeOfRow = 'D'.charCodeAt(0);
/** A message's length counts itself. */
const lengthOfLength = 4;
const { handlePacket } = Parser.prototype as unknown as Packets;

function createParser(): Parser {
  const packets: Packets = {
    handlePacket(offset, code, length, bytes) {
      return code === codeOfRow
        ? new LateRow(bytes, offset, length)
        : handlePacket.call(this, offset, code, length, bytes);
    },
  };
  return Object.assign(new Parser(), packets);
}

/** A client whose rows are not read before they are asked for: what a list keeps as it was sent never is. */
export class LateRowsClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: pg.Connection };
    const listening: Listening = {
      attachListeners: (stream) => {
        const parser = createParser();
        stream.on('data', (bytes: Buffer) =>
          parser.parse(bytes, (message) =>
            connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message),
          ),
        );
      },
    };
    Object.assign(connection, listening);
  }
}
