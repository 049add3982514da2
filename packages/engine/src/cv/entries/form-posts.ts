import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, endsNow, findDateRanges } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import { roleOfLabel, type SegmentRole } from '../words/entry-labels.ts';
import { joinSingles } from './anchors.ts';
import type { RawEntry } from './raw-entry.ts';

/** What a form asks for, and the line with what was answered. */
interface Answer {
  readonly role: SegmentRole;
  readonly answer: CvLine;
}

interface Post {
  /** In the order they were asked for. */
  readonly roles: (SegmentRole | 'dates')[];
  readonly header: CvLine[];
  readonly dates: CvLine[];
  readonly body: CvLine[];
}

/**
 * The posts of a form, each a run of labels with what was answered: "Employer name | Acme", "Job title: Clerk", "Start date", "End date".
 * The label that is asked for again begins the next. Undefined where dates stand elsewhere too: labels within posts make no form.
 */
export function postsOfForm(lines: readonly CvLine[], order: DayOrder): RawEntry[] | undefined {
  const posts: Post[] = [];
  let isInDuties = false;
  for (const line of lines) {
    const answer = answerIn(line);
    const role = answer && asDates(answer, order) ? 'dates' : answer?.role;
    let post = posts.at(-1);
    if (role && opensPost(role, post)) {
      post = { roles: [], header: [], dates: [], body: [] };
      posts.push(post);
    }
    if (!post) continue;
    if (role) post.roles.push(role);
    if (answer && role === 'dates') post.dates.push(answer.answer);
    else if (answer && role !== 'description') post.header.push(answer.answer);
    else if (answer) post.body.push(answer.answer);
    else post.body.push(isInDuties ? withoutRestOfLabel(line) : line);
    isInDuties = role === 'description' || (isInDuties && !role);
  }
  const isForm =
    posts.some(({ roles }) => roles.includes('title') && roles.includes('company')) &&
    posts.every(
      ({ roles, body }) =>
        roles.includes('dates') && NAMES.some((role) => roles.includes(role)) && !areDated(body, order),
    );
  return isForm ? posts.map((post) => toEntry(post, order)) : undefined;
}

const NAMES: readonly (SegmentRole | 'dates')[] = ['title', 'company'];

/** The end of a post is asked for behind its start, and begins no other. */
const opensPost = (role: SegmentRole | 'dates', post: Post | undefined): boolean =>
  role === 'dates'
    ? !post || (post.roles[0] === 'dates' && post.roles.at(-1) !== 'dates')
    : NAMES.includes(role) && (!post || post.roles.includes(role));

const areDated = (body: readonly CvLine[], order: DayOrder): boolean =>
  body.some(
    ({ text, bullet }) => bullet === undefined && findDateRanges(text, order).some(({ isSingle }) => !isSingle),
  );

const LABELLED = /^([^:]{2,60}):\s*(\S.*)?$/su;

function answerIn(line: CvLine): Answer | undefined {
  const [label, ...rest] = line.cells;
  const [value] = rest;
  if (label && value) {
    const role = roleOfLabel(label.text);
    if (!role || (roleOfLabel(value.text) && !endsNow(value.text))) return undefined;
    // The rest of the reader knows a label by its colon.
    const cells = [{ ...label, text: `${label.text.replace(/\s*:$/u, '')}:` }, ...rest];
    return {
      role,
      answer: withText(line, rest.map(({ text }) => text).join('  '), role === 'description' ? rest : cells),
    };
  }
  const [, name = '', told = ''] = LABELLED.exec(line.text) ?? [];
  const role = roleOfLabel(name);
  if (!role || (told === '' && role !== 'description')) return undefined;
  return role === 'description' && label
    ? { role, answer: withText(line, told, [{ ...label, text: told }]) }
    : { role, answer: line };
}

const withText = (line: CvLine, text: string, cells: CvLine['cells']): CvLine => ({
  ...line,
  text,
  cells,
  wordCount: text.split(/\s+/u).length,
});

const asDates = ({ role, answer }: Answer, order: DayOrder): boolean =>
  role === 'ignored' && (findDateRanges(answer.text, order).length > 0 || endsNow(answer.text));

/** "responsibilities | Escorting patients": a label too long for its column goes on in the next line. */
const withoutRestOfLabel = (line: CvLine): CvLine => {
  const [label, ...rest] = line.cells;
  return label && rest.length > 0 && /^\p{Ll}/u.test(label.text)
    ? withText(line, rest.map(({ text }) => text).join('  '), rest)
    : line;
};

function toEntry({ header, dates, body }: Post, order: DayOrder): RawEntry {
  const [first, ...others] = dates;
  const text = dates.map((line) => line.text.replace(/^[^:\d]{2,30}:\s*/u, '')).join(' – ');
  const dated = first && { ...withText(first, text, [{ ...first.line, text }]), joined: others };
  const range = dated && rangeIn(text, order);
  return {
    header: dated ? [...header, dated] : header,
    dated: range && dated,
    range,
    body: body.filter((line) => line.text !== ''),
  };
}

function rangeIn(text: string, order: DayOrder): DateRange | undefined {
  const ranges = findDateRanges(text, order);
  return ranges.find(({ isSingle }) => !isSingle) ?? joinSingles(text, ranges) ?? ranges[0];
}
