import type { Tx } from '../database/database.ts';
import type { DB } from '../database/schema.ts';

/** A person as the tables know them. */
export interface Person {
  accountId?: string;
  /** Every record about them: their own, and those organisations made. */
  candidateIds: readonly string[];
  emails: readonly string[];
  /** Only what this organisation has: the person asked it alone, or its retention period ended. */
  organisationId?: string;
}

export type TableName = keyof DB;

/**
 * How a row belongs to a person: by the candidate, the account or the mail address in the column; by the account where no
 * organisation owns the row; or through a row of another table that is declared as well.
 */
export type Belonging = 'candidate' | 'account' | 'account alone' | 'email' | { row: TableName };

/**
 * What becomes of a column that names an account that did something to another person's row: `emptied` by the
 * reference itself, `kept` as a number that leads nowhere, `handed over` to the parent of the organisation, which keeps the row.
 */
export type ActorColumn = 'emptied' | 'kept' | 'handed over';

/** What one table holds about persons, and what becomes of it: the record of processing is made of these. */
export interface PersonalTable {
  /** In words for the person it is about, as in "Interviews you were invited to". */
  holds: string;
  /** The columns by which a row belongs to a person. */
  belongs: Readonly<Record<string, Belonging>>;
  /** The columns that name who did it, where the row is about another person or the organisation. */
  actors?: Readonly<Record<string, ActorColumn>>;
  /** Columns that refer to a person without making the row theirs, or hold an address of the one it belongs to by another column. */
  mentions?: readonly string[];
  /** Whole, without some columns (secrets, what only the engine reads), or not at all, and why. */
  exported: 'whole' | { without: readonly string[] } | { never: string };
  /**
   * With the row it refers to, by its own statement, by emptying columns, or not at all, and why.
   */
  erased: 'with its owner' | 'deleted' | { emptied: Readonly<Record<string, string | null>> } | { stays: string };
  /** The columns that name stored files: they go with the row. */
  files?: readonly string[];
}

/** A feature's part in what is known of a person: its tables, and what no table's declaration can say. */
export type PersonalTables = Readonly<Partial<Record<TableName, PersonalTable>>>;

/** Takes a person out of where no column refers to them; runs before the rows go. */
export type EraseOf = (tx: Tx, person: Person) => Promise<void>;

/** Takes a person out of every table and answers with the stored files that now belong to no row. */
export type ErasePerson = (tx: Tx, person: Person) => Promise<string[]>;

/** What all features declare together. */
export interface PersonalData {
  readonly tables: PersonalTables;
  /** Which feature declares what. */
  readonly byFeature: readonly { feature: string; tables: PersonalTables }[];
  readonly erase: ErasePerson;
  /** Takes candidates' own records out of one organisation; the records stay theirs. */
  readonly leave: ErasePerson;
}
