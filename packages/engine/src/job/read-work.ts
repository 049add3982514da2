import type { CreateJobInput } from '@candela/contract/jobs/jobs.schemas.ts';

type JobType = CreateJobInput['jobType'];
type WorkingHours = CreateJobInput['workingHours'];
type WorkMode = CreateJobInput['location'];

/** The contract's words for how a candidate is employed; the first that fits, the more telling ones first. */
const JOB_TYPES: readonly (readonly [JobType, RegExp])[] = [
  ['Internship', /\b(?:internship|intern|work placement|placement year|industrial placement|summer placement)\b/i],
  ['Freelance', /\b(?:freelance|freelancer|self[- ]employed)\b/i],
  [
    'Temporary',
    /\b(?:temporary|temp|seasonal (?:roles?|work|jobs?|contract|positions?|staff|basis)|maternity cover|temp[- ]to[- ]perm)\b|^\W*seasonal\b/i,
  ],
  [
    'Contract',
    /\b(?:fixed[- ]term|FTC|contractor|\d+[- ](?:month|week|year)s?(?: [\w-]+)? contract|contract (?:role|position|basis)|(?:inside|outside) IR35)\b|^\W*contract\b/i,
  ],
  ['permanent', /\b(?:permanent|perm)\b/i],
];
const FULL_TIME = /\bfull[- ]?time\b/i;
const PART_TIME = /\bpart[- ]?time\b/i;
/** Who works in term time only works part of the year, however many hours a week. */
const TERM_TIME = /\bterm[- ]time\b/i;
const FLEXIBLE =
  /\bflexi?[- ]?time\b|\bflexitime\b|\bflexible (?:working )?(?:hours|schedule)\b|\bflexible\b(?=\s*(?:\(|,|;|$))/i;

export function readJobType(text: string): JobType | undefined {
  // "Temp to perm" and "permanent or contract" leave it open; the first named is what is offered.
  const found = JOB_TYPES.map(([type, pattern]) => ({ type, index: text.search(pattern) })).filter(
    ({ index }) => index >= 0,
  );
  return found.sort((a, b) => a.index - b.index)[0]?.type;
}

/** What the words leave open stays open: "full-time or part-time" is neither. */
export function readHours(text: string): WorkingHours | 'either' | undefined {
  const [isFull, isPart] = [FULL_TIME.test(text), PART_TIME.test(text)];
  if (isFull && isPart) return OR_LESS.test(text) ? 'Full-time' : 'either';
  if (isFull) return 'Full-time';
  if (isPart || TERM_TIME.test(text)) return 'Part-time';
  if (FLEXIBLE.test(text)) return 'Flexi-time';
  const hours = /\b(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:-|–)?\s*(?:hours?|hrs?)\b/i.exec(text)?.[1];
  return hours === undefined ? undefined : byNumber(Number(hours.replace(',', '.')));
}

/** Behind its label "37 per week" is enough. */
export function readLabelledHours(text: string): ReturnType<typeof readHours> {
  return readHours(text) ?? readHours(text.replace(/^\W*(\d{1,2}(?:\.\d+)?)(?=\s*(?:per|a|\/|p)\s?w|$)/i, '$1 hours'));
}

/** "Full time (37 hours); part-time and job share considered" */
const OR_LESS =
  /^.{0,60}\bfull[- ]?time\b.*\bpart[- ]?time\b[^.;]*\b(?:considered|possible|available|welcome|requests?)\b/iu;

/** Thirty-five hours a week and more is what the United Kingdom calls full-time; under thirty is not. */
function byNumber(hours: number): WorkingHours | undefined {
  if (hours >= 35 && hours <= 48) return 'Full-time';
  return hours > 0 && hours < 30 ? 'Part-time' : undefined;
}

const HYBRID =
  /\bhybrid\b(?!\s+(?:cloud|mobile|infrastructure|app|vehicle|car|environment|it\b|warfare))|\b(?:\d(?:\s?[-–]\s?\d)?|one|two|three|four) days?(?: (?:a|per|each) week)? (?:(?:in|from|at) (?:the|our) office|(?:from|at) home|on[- ]?site\b.{0,40}\bhome)\b|\bsplit between (?:home|the office)\b|\bmix of (?:home|remote|office)\b/i;
const NOT_REMOTE = /\b(?:no|not(?: a)?|non|cannot be(?: done)?|isn't(?: a)?)[- ](?:fully )?remote\b/i;
const REMOTE_PLAIN =
  /\bremote(?:ly)?\b|\bwork(?:ing)? from home\b|\bWFH\b|\bhome[- ]?(?:based|working)\b|\bfrom anywhere\b/i;
const REMOTE_CLEAR =
  /\b(?:fully|100%|completely|permanently) remote\b|\bremote[- ](?:first|only|based|working|work|role|position|job|within|in the uk|\(uk)|\bwork(?:ing)? (?:fully )?remotely\b|\b(?:this (?:role|position|job)|the (?:role|position|job)) is (?:fully |entirely )?remote\b|\bhome[- ]based\b|\bwork(?:ing)? from home\b|^remote\b/i;
const ONSITE =
  /\b(?:on[- ]?site|in[- ](?:the )?office|office[- ]based|in[- ]person|site[- ]based|(?:ward|school|clinic|store|warehouse|depot|workshop|factory)[- ]based|at our (?:offices?|site|premises|store|warehouse|depot|factory|workshop|studio))\b/i;

/** `isLabelled`: the text stands where a place is expected, so the bare word counts. */
export function readWorkMode(text: string, { isLabelled }: { isLabelled: boolean }): WorkMode | undefined {
  const isRemote = !NOT_REMOTE.test(text) && (isLabelled ? REMOTE_PLAIN : REMOTE_CLEAR).test(text);
  const isOnsite = (
    isLabelled
      ? ONSITE
      : /\b(?:on[- ]?site|office[- ]based|in[- ]person) (?:role|position|job|working|work|only|five|5|full|at|in)\b|\b(?:role|position|job|post) is (?:based )?(?:fully |entirely )?(?:on[- ]?site|in[- ]person|office[- ]based)\b|\b(?:fully|100%) on[- ]?site\b/i
  ).test(text);
  const isHybrid = isLabelled ? HYBRID.test(text) : HYBRID.test(text) && !/hybrid (?:approach|events?)/i.test(text);
  if (isHybrid || (isRemote && isOnsite && isLabelled)) return 'hybrid';
  if (isRemote) return 'remote';
  return isOnsite ? 'onsite' : undefined;
}
