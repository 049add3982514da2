import { synonymsOf } from './synonyms.ts';

const shortestRoot = 4;
const sameRoot = 0.9;
const typo = 0.85;
const synonym = 0.8;

/** How far two words say the same, 0 to 1: the same word, another form of it, a slip of the pen, or a synonym. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (/^\d/.test(a) || /^\d/.test(b)) return 0;
  if (synonymsOf(a)?.has(b)) return synonym;
  const shared = sharedStart(a, b);
  const longer = Math.max(a.length, b.length);
  const shorter = Math.min(a.length, b.length);
  if (shared >= shortestRoot && shared >= longer * 0.6 && shared >= shorter - 3) return sameRoot;
  if (shared >= 2 && shorter >= 5 && longer - shorter <= 1 && isOneSlipAway(a, b, shared)) return typo;
  return 0;
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at += 1;
  return at;
}

/** One letter changed, added, left out, or two changed places. */
function isOneSlipAway(a: string, b: string, shared: number): boolean {
  const restA = a.slice(shared);
  const restB = b.slice(shared);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
