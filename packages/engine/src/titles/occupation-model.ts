import { ByteReader } from '../skills/bytes.ts';
import { HashTable } from '../skills/hash-table.ts';
import { titleWords } from './title-features.ts';

/** Rows of whole numbers, each with its scale. */
interface Rows {
  readonly scales: Float32Array;
  readonly values: Int8Array;
}

interface Head {
  readonly scales: Float32Array;
  /** As the file has them, but in the form they are multiplied in. */
  readonly values: Float64Array;
  readonly biases: Float32Array;
}

interface WordShares {
  /** How much it tells; rare ones more. */
  readonly weight: number;
  readonly occupations: Uint16Array;
  /** In 255ths. */
  readonly shares: Uint8Array;
}

export interface OccupationFile {
  readonly attribution: string;
  /** Code and label, with a tab between them, in the order of the codes. */
  readonly occupations: readonly string[];
  /** Usual names of one occupation, divided by bars. */
  readonly names: readonly string[];
  /** A short form and what it stands for, with a tab between them. */
  readonly shortForms: readonly string[];
  readonly base64: string;
}

export interface Occupation {
  readonly label: string;
  /** ESCO's code: the ISCO group and the number within it, `2654.1.7`. */
  readonly code: string;
}

/** See training/titles/train.ts for how it is made. */
export interface OccupationModel {
  readonly occupations: readonly Occupation[];
  readonly dimensions: number;
  /** The rows of the features. */
  readonly rowOf: HashTable;
  /** The row that stands for "this is a vacancy". */
  readonly vacancyRow: number;
  readonly features: Rows;
  readonly groups: Head;
  readonly own: Head;
  /** The occupations of each group. */
  readonly members: readonly Uint16Array[];
  /** The places of all groups. */
  readonly groupPlaces: Uint16Array;
  /** Occupations by the words of their names. */
  readonly byLabel: ReadonlyMap<string, number>;
  /** For words and pairs of words, the occupations whose titles have them. */
  readonly words: ReadonlyMap<number, WordShares>;
}

export function readOccupationModel({ occupations, base64 }: OccupationFile): OccupationModel {
  const reader = new ByteReader(base64);
  const [dimensions = 0, featureCount = 0, groupCount = 0, occupationCount = 0, wordCount = 0] = reader.uint32s(5);
  const rows = (count: number): Rows => ({ scales: reader.float32s(count), values: reader.int8s(count * dimensions) });
  const head = (count: number): Head => {
    const { scales, values } = rows(count);
    return { scales, values: Float64Array.from(values), biases: reader.float32s(count) };
  };
  const rowOf = new HashTable(reader.uint32s(featureCount));
  const features = rows(featureCount + 1);
  const groups = head(groupCount);
  const own = head(occupationCount);
  const words = readWords(reader, wordCount);
  if (!reader.isAtEnd) throw new Error('The model of occupations is not whole');
  const list = occupations.map((row): Occupation => {
    const [code = '', label = ''] = row.split('\t');
    return { code, label };
  });
  return {
    occupations: list,
    dimensions,
    rowOf,
    vacancyRow: featureCount,
    features,
    groups,
    own,
    members: membersOf(list),
    groupPlaces: Uint16Array.from({ length: groupCount }, (_, at) => at),
    byLabel: new Map(list.map(({ label }, at) => [titleWords(label).join(' '), at])),
    words,
  };
}

function readWords(reader: ByteReader, count: number): Map<number, WordShares> {
  const hashes = reader.uint32s(count);
  const weights = reader.uint8s(count);
  const lengths = reader.uint8s(count);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const occupations = reader.uint16s(all);
  const shares = reader.uint8s(all);
  let from = 0;
  return new Map(
    Array.from(hashes, (hash, at) => {
      const to = from + (lengths[at] ?? 0);
      const own = {
        weight: weights[at] ?? 0,
        occupations: occupations.subarray(from, to),
        shares: shares.subarray(from, to),
      };
      from = to;
      return [hash, own];
    }),
  );
}

/** Groups in the order in which their first occupation stands. */
function membersOf(occupations: readonly Occupation[]): Uint16Array[] {
  const members = new Map<string, number[]>();
  occupations.forEach(({ code }, at) => {
    const group = code.slice(0, 4);
    const own = members.get(group);
    if (own) own.push(at);
    else members.set(group, [at]);
  });
  return Array.from(members.values(), (own) => Uint16Array.from(own));
}
