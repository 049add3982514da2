const IRREGULAR_PAST = new Set(
  `led ran built rebuilt wrote rewrote taught made cut won held kept set sold grew brought drove took gave met oversaw undertook
  dealt spoke bought found began chose drew fed got laid saw sent shot stood sought swept put read spent told left upheld
  overcame became came did fought flew forecast hit lent lost paid shut sang sewed slept split swam understood wove withdrew
  learnt spearheaded planted cost broke caught dug`.split(/\s+/),
);

/** Ends as a past tense does, and is none. */
const NOT_PAST = new Set(
  `detailed skilled experienced certified dedicated motivated licensed advanced talented seasoned qualified limited based need
  speed bed red seed feed need shed sled accomplished organized organised focused varied related required experienced
  self-motivated results-oriented fast-paced unmatched advanced embedded unified hundred united indeed goal-oriented
  educated extended enhanced gifted integrated mixed distributed automated computerized`.split(/\s+/),
);

const BASE = new Set(
  `manage provide develop lead maintain ensure create prepare support oversee coordinate conduct assist handle train plan design
  build write teach run deliver perform review monitor process answer schedule organise organize implement analyse analyze
  supervise operate serve drive sell buy order check test repair install clean cook care administer advise arrange assess
  attend collaborate collect communicate compile complete consult control direct draft edit establish evaluate facilitate
  greet guide help identify inspect interview investigate keep liaise load make measure meet mentor negotiate produce promote
  record recruit report research resolve respond sort speak track translate update verify work bake bill calculate close
  deal fit help host look mark pack paint pick present price reconcile set stock take teach treat use weld`.split(
    /\s+/,
  ),
);

/** "Preparation of meals", "daily cleaning of vehicles": an activity as a noun. */
const ACTIVITY = /^(?:[a-z]+ )?[a-z]+(?:tion|ment|ance|ing|sion|ery) of /;

/**
 * A line of a CV as it is said to the person: "Rebuilt the engine" becomes "you rebuilt the engine". Nothing where it
 * cannot be turned with certainty.
 */
export function sayLine(line: string): string | undefined {
  const bare = line.replace(/^(?:I|We) (?:have |also )*/u, '').replace(/^(?:also|then)\s+/i, '');
  const [opening = '', next = ''] = bare.split(' ');
  const first = opening.toLowerCase();
  const second = next.toLowerCase();
  const verb = /^[a-z]{4,}ly$/.test(first) ? second : first;
  const rest = toSecondPerson(lowerFirst(bare));
  if (/^(?:responsible|accountable) for |^in charge of /i.test(bare)) return `you were ${rest}`;
  if (isPast(verb)) return `you ${rest}`;
  if (BASE.has(verb) && isVerbHere(verb === first ? second : 'the')) return `you ${rest}`;
  if (/^[a-z]{3,}ing$/.test(first) && isVerbHere(second)) return `your work included ${rest}`;
  return ACTIVITY.test(bare.toLowerCase()) ? `your work included ${rest}` : undefined;
}

const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) || (/^(?:[a-z]+-)?[a-z]{2,}ed$/.test(word) && !NOT_PAST.has(word));

/** "Train staff", "training new staff" – and not "Train driver", "training manager": what follows a verb is rarely a role or a noun of office. */
const isVerbHere = (next: string): boolean =>
  next !== '' &&
  !/(?:er|or|ist|ant|ment|tion|and|of|is|was|skills|experience|,)$/.test(
    next.replace(
      /^(?:customer|other|paper|water|order|computer|number|letter|under|over|for|after|newsletter|their|her|whether|major|color|floor|door|poor|labor|client|plant|equipment|payment|information|documentation|production|and)s?$/,
      'x',
    ),
  );

/** Names keep their capitals; the first word of a line has its capital from there. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function toSecondPerson(text: string): string {
  return text
    .replace(/\b(?:I am|I'm|I’m)\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\b(?:I've|I’ve)\b/g, 'you have')
    .replace(/\b(?:I|we)\b/g, 'you')
    .replace(/\b(?:myself)\b/g, 'yourself')
    .replace(/\b(?:ourselves)\b/g, 'yourselves')
    .replace(/\b(?:my|our)\b/g, 'your')
    .replace(/\b(?:me|us)\b/g, 'you')
    .replace(/\b(?:mine|ours)\b/g, 'yours');
}
