/**
 * PROVISIONAL. CV-Library gives its posting API to partners only; what is public is the vocabulary (industry ids,
 * `tempperm`, salary types) and that an account is a user name, a password and the poster's email. Transport, field
 * names and error codes below are our own protocol, kept in this one file: when the partner documents arrive, this file
 * changes and the port's contract suite says whether the product still works.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { cutAtWord } from '@candela/contract/kernel/cut-at-word.ts';
import { html, type SafeHtml } from '../http/html.ts';
import {
  type BoardCredentials,
  type JobBoard,
  JobBoardFailed,
  type JobPosting,
  type PostingField,
  type PublishedAdvert,
} from './port.ts';
import { checkPosting, isEmail, isWebAddress, postingRefused } from './posting-check.ts';
import { cleanLine, textBlocks } from './posting-text.ts';

export interface CvLibraryOptions {
  /** `https://…`; plain http only on this machine, because every call carries a password. */
  baseUrl: string;
  now: () => Date;
  /** For one attempt, body included. */
  timeoutMs?: number;
  attempts?: number;
  /** How a pause is spent; tests measure it here. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

interface BoardRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

interface BoardAnswer {
  status: number;
  body: unknown;
}

type AnswerTest = (answer: BoardAnswer) => boolean;

const limits = { title: 120, description: 20_000, line: 5_000, skills: 30, skill: 80, name: 120, answer: 64 * 1024 };
/** Set aside for the tags around each piece of a description; a rest shorter than the other is not worth beginning. */
const markupAllowance = 50;
const shortestPiece = 250;
const headings = { responsibilities: 'Responsibilities', requirements: 'Requirements', benefits: 'Benefits' };
const firstPauseMs = 250;
/** A longer wish to be left alone is the queue's business, not that of a call a caller waits for. */
const longestPauseMs = 5_000;
const externalIdPattern = /^[A-Za-z0-9][\w.:-]{0,99}$/;

/** The board's name of a field, to ours. */
const ourFields: Readonly<Record<string, PostingField>> = {
  reference: 'reference',
  title: 'title',
  description: 'description',
  industry: 'industry',
  location: 'town',
  workplace: 'workplace',
  tempperm: 'jobType',
  hours: 'workingHours',
  salary_min: 'salary',
  salary_max: 'salary',
  skills: 'skills',
  apply_url: 'applyUrl',
  expires: 'closesAt',
  company: 'companyName',
  contact_name: 'contactName',
  contact_email: 'contactEmail',
  poster_email: 'contactEmail',
};

interface Board extends Required<Omit<CvLibraryOptions, 'baseUrl'>> {
  root: string;
}

export function createCvLibraryBoard({ baseUrl, ...options }: CvLibraryOptions): JobBoard {
  const board: Board = { timeoutMs: 10_000, attempts: 3, wait: sleep, ...options, root: readBaseUrl(baseUrl) };
  return {
    name: 'cv-library',
    async publish(posting, credentials) {
      const body = toBoard(checkPosting(posting, board.now()), signed(credentials));
      const answer = await call(board, { method: 'POST', path: '/jobs', body }, basic(credentials), hasAdvert);
      return readAdvert(answer) ?? refuse(answer, credentials);
    },
    async update(externalId, posting, credentials) {
      const body = toBoard(checkPosting(posting, board.now()), signed(credentials));
      // An id the board can never have given us names no advert.
      if (!externalIdPattern.test(externalId)) return { kind: 'republish-required' };
      const request: BoardRequest = { method: 'PUT', path: `/jobs/${externalId}`, body };
      const answer = await call(board, request, basic(credentials), hasAdvert);
      if ([404, 409, 410].includes(answer.status)) return { kind: 'republish-required' };
      const { url } = readAdvert(answer) ?? refuse(answer, credentials);
      return { kind: 'updated', url };
    },
    async remove(externalId, credentials) {
      signed(credentials);
      if (externalIdPattern.test(externalId)) await takeDown(board, `/jobs/${externalId}`, credentials);
    },
    async removeByReference(reference, credentials) {
      await takeDown(board, `/jobs?${new URLSearchParams({ reference })}`, credentials);
    },
  };
}

/** Every request may be sent again: PUT and DELETE by nature, POST because the reference names the advert. */
async function call(
  { attempts, wait, ...board }: Board,
  request: BoardRequest,
  authorization: string,
  isComplete: AnswerTest = accept,
): Promise<BoardAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOnce(board, request, authorization, isComplete);
    if (!(answer instanceof JobBoardFailed)) return answer;
    const pauseMs = pauseBefore(attempt, answer.retryAfterSeconds);
    if (attempt >= attempts || pauseMs > longestPauseMs) throw answer;
    await wait(pauseMs);
  }
}

/** A final answer, or a failure that another attempt may mend. */
async function attemptOnce(
  { root, timeoutMs, now }: Pick<Board, 'root' | 'timeoutMs' | 'now'>,
  request: BoardRequest,
  authorization: string,
  isComplete: AnswerTest,
) {
  try {
    const response = await fetch(`${root}${request.path}`, {
      method: request.method,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      // The password goes to the configured host and to no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readLimited(response);
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), now());
    const answer = { status: response.status, body: parseJson(text) };
    return unusable(answer, retryAfterSeconds, isComplete) ?? answer;
  } catch (error) {
    return unavailable(codeOf(error));
  }
}

async function takeDown(board: Board, path: string, credentials: BoardCredentials | null): Promise<void> {
  const answer = await call(board, { method: 'DELETE', path }, basic(credentials));
  if (!isSuccess(answer) && answer.status !== 404 && answer.status !== 410) refuse(answer, credentials);
}

function toBoard(posting: JobPosting, { posterEmail }: BoardCredentials): Record<string, unknown> {
  return {
    reference: posting.reference,
    poster_email: posterEmail,
    title: cutAtWord(posting.title, limits.title),
    description: describe(posting),
    industry: posting.industry,
    location: cutAtWord(posting.town, limits.name),
    workplace: posting.workplace,
    tempperm: tempperm(posting),
    hours: posting.workingHours.toLowerCase(),
    salary_min: posting.salary.min,
    salary_max: posting.salary.max,
    salary_type: 'annum',
    currency: 'GBP',
    skills: posting.skills.slice(0, limits.skills).map((skill) => cutAtWord(skill, limits.skill)),
    apply_url: posting.applyUrl,
    expires: posting.closesAt,
    company: cutAtWord(posting.companyName, limits.name),
    contact_name: cutAtWord(posting.contactName, limits.name),
    contact_email: posting.contactEmail,
  };
}

/** The board has one word where we have two: what ends comes first, then the hours. */
function tempperm({ jobType, workingHours }: JobPosting): 'permanent' | 'temporary' | 'part time' {
  if (['contract', 'freelance', 'temporary', 'internship'].includes(jobType.toLowerCase())) return 'temporary';
  return [jobType, workingHours].some((word) => word.toLowerCase() === 'part-time') ? 'part time' : 'permanent';
}

/** One HTML text, escaped, cut between words where the board's limit is reached. */
function describe(posting: JobPosting): string {
  let room = limits.description;
  const fit = (text: string): SafeHtml | null => {
    const available = room - markupAllowance;
    if (available < shortestPiece) return null;
    const whole = html`${cutAtWord(text, limits.line)}`;
    // Escaping makes at most five characters of one.
    const piece = whole.text.length <= available ? whole : html`${cutAtWord(text, Math.floor(available / 5))}`;
    room = piece === whole ? available - piece.text.length : 0;
    return piece;
  };
  const fitAll = (texts: readonly string[]) => texts.map(fit).filter((piece) => piece !== null);
  const list = (items: readonly string[]) => fitAll(items).map((item) => html`<li>${item}</li>`);

  const text = textBlocks(posting.description).map((block) => {
    if (block.kind === 'list') return html`<ul>${list(block.items)}</ul>`;
    return html`<p>${fitAll(block.lines).map((line, index) => html`${index === 0 ? null : html`<br>`}${line}`)}</p>`;
  });
  const lists = (['responsibilities', 'requirements', 'benefits'] as const).map((name) => {
    const items = list(posting[name]);
    return items.length === 0 ? html`` : html`<h3>${headings[name]}</h3><ul>${items}</ul>`;
  });
  return [...text, ...lists].map((piece) => piece.text).join('');
}

function signed(credentials: BoardCredentials | null): BoardCredentials {
  const isUsable =
    credentials !== null &&
    credentials.username !== '' &&
    credentials.password !== '' &&
    // RFC 7617: the first colon ends the user name, and neither part holds control characters.
    !/[:\p{Cc}]/u.test(credentials.username) &&
    !/\p{Cc}/u.test(credentials.password) &&
    isEmail(credentials.posterEmail);
  if (!isUsable) {
    throw new JobBoardFailed('credentials', "The company's CV-Library username, password or contact email is missing.");
  }
  return credentials;
}

function basic(credentials: BoardCredentials | null): string {
  const { username, password } = signed(credentials);
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

/** What the board said no to for good, in the port's words. */
function refuse({ status, body }: BoardAnswer, credentials: BoardCredentials | null): never {
  const code = `HTTP_${status}`;
  if (status === 401 || status === 403) {
    const message =
      "CV-Library did not accept the company's username and password. Check them in the company's settings.";
    throw new JobBoardFailed('credentials', message, { code });
  }
  if (status === 402) {
    throw new JobBoardFailed('quota', 'The CV-Library account has no adverts left.', { code });
  }
  if ([400, 413, 422].includes(status)) throw postingRefused(readProblems(body, credentials), code);
  throw unavailable(code);
}

function readProblems(body: unknown, credentials: BoardCredentials | null): Partial<Record<PostingField, string>> {
  const problems: Partial<Record<PostingField, string>> = {};
  for (const [name, said] of Object.entries(asRecord(asRecord(body).fields))) {
    const field = Object.hasOwn(ourFields, name) ? ourFields[name] : undefined;
    if (field !== undefined) problems[field] = sayable(said, credentials);
  }
  return problems;
}

/** The board's own words help the recruiter, unless they quote the account. */
function sayable(said: unknown, credentials: BoardCredentials | null): string {
  const text = typeof said === 'string' ? cutAtWord(cleanLine(said), 160) : '';
  const secrets =
    credentials === null ? [] : [...Object.values(credentials), basic(credentials).slice('Basic '.length)];
  const isQuoting = secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()));
  return text === '' || isQuoting ? 'CV-Library did not accept this.' : text;
}

function unusable(
  answer: BoardAnswer,
  retryAfterSeconds: number | null,
  isComplete: AnswerTest,
): JobBoardFailed | null {
  const { status } = answer;
  if (status >= 500 || [408, 425, 429].includes(status)) return unavailable(`HTTP_${status}`, retryAfterSeconds);
  return isComplete(answer) ? null : unavailable('UNREADABLE_ANSWER');
}

function unavailable(code: string, retryAfterSeconds: number | null = null): JobBoardFailed {
  const message =
    code === 'HTTP_429'
      ? 'CV-Library is not accepting requests at the moment. Try again later.'
      : 'CV-Library could not be reached. Try again later.';
  return new JobBoardFailed('transient', message, { code, retryAfterSeconds });
}

const isSuccess = ({ status }: BoardAnswer) => status >= 200 && status < 300;
const accept = () => true;
const hasAdvert = (answer: BoardAnswer) => !isSuccess(answer) || readAdvert(answer) !== null;

function readAdvert(answer: BoardAnswer): PublishedAdvert | null {
  if (!isSuccess(answer)) return null;
  const { id, url } = asRecord(answer.body);
  const externalId = typeof id === 'number' ? String(id) : id;
  if (typeof externalId !== 'string' || !externalIdPattern.test(externalId)) return null;
  return typeof url === 'string' && isWebAddress(url) ? { externalId, url: new URL(url).href } : null;
}

/** Doubling, with full jitter, and never earlier than the board asked for. */
function pauseBefore(attempt: number, retryAfterSeconds: number | null): number {
  const jittered = Math.random() * firstPauseMs * 2 ** attempt;
  return Math.max(jittered, (retryAfterSeconds ?? 0) * 1000);
}

function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const seconds = Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    // No board has so much to say; leaving the loop also ends the connection.
    if (text.length > limits.answer) return '';
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Only a code: messages quote addresses and headers. */
function codeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMEOUT';
  const { code } = asRecord(asRecord(error).cause);
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'NO_ANSWER';
}

function readBaseUrl(text: string): string {
  const url = URL.parse(text);
  const isOnThisMachine = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOnThisMachine);
  if (url === null || !isSafe || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError('The CV-Library address must look like https://host/path');
  }
  return url.href.replace(/\/+$/, '');
}
