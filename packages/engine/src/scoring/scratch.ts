/** Lines of a CV, entries of a CV and items of a job are numbered below this. */
const most = 256;

/** Lines times wordings of a job; grows with the longest job. */
const usualShares = 64 * most;

/** Notes about the CV that is open in a workspace, made once and written over by the next CV. */
export interface Scratch {
  /** Where the sentences of each kind start, and where the last end. */
  readonly runs: Uint16Array;
  /** Of each item of the job how far it is met. */
  readonly met: Float64Array;
  /** Of each item whether a list or the summary names it. */
  readonly named: Uint8Array;
  /** Of each entry how like its title is to the job's, and the two lines most like the job. */
  readonly entryTitles: Float64Array;
  readonly entryBest: Float64Array;
  readonly entrySecond: Float64Array;
  /** Of each line whether it is a copy from the advert, once that was asked. */
  readonly copies: Uint8Array;
  /** Of each line what its occupation alone lights of the title … */
  readonly alone: Float64Array;
  /** … and what is left of its likeness by words and meaning where its occupation is another one. */
  readonly left: Float64Array;
  /** Lines whose occupations were compared, to be forgotten before the next CV. */
  readonly compared: Uint8Array;
  comparedCount: number;
  /** Dated entries that are relevant. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly worths: Float64Array;
  /** Of each wording and line the share of words in common, and which of them are not zero; empty between CVs. */
  shares: Uint16Array<ArrayBuffer>;
  touched: Uint32Array<ArrayBuffer>;
}

export const newScratch = (): Scratch => ({
  runs: new Uint16Array(most),
  met: new Float64Array(most),
  named: new Uint8Array(most),
  entryTitles: new Float64Array(most),
  entryBest: new Float64Array(most),
  entrySecond: new Float64Array(most),
  copies: new Uint8Array(most),
  alone: new Float64Array(most),
  left: new Float64Array(most).fill(1),
  compared: new Uint8Array(most),
  comparedCount: 0,
  starts: new Int32Array(most),
  ends: new Int32Array(most),
  worths: new Float64Array(most),
  shares: new Uint16Array(usualShares),
  touched: new Uint32Array(4096),
});
