import * as busy from './busy.repo.ts';
import * as feed from './feed.repo.ts';
import * as address from './follow-address.repo.ts';
import * as people from './interview-people.repo.ts';
import * as view from './interview-view.ts';
import * as interviews from './interviews.repo.ts';
import type { InterviewTools as Tools } from './interviews.tools.ts';
import * as times from './times.ts';

/** What links with which candidates choose a time, and scorecards, stand on. */
export type InterviewTools = Tools;
export type InterviewRow = interviews.InterviewRow;
export type Interviewee = people.Interviewee;
export type Period = times.Period;
export type NewAddress = address.NewAddress;
export const { moveAttendance, takesPart, withNewAddress } = address;
export const { listBookedStarts, listBusy } = busy;
export const { isSuspended } = feed;
export const { findInterviewee, findOrganiser } = people;
export const { attendeesOf } = view;
export const { findOfBooking, lockInterview } = interviews;
export const { dayInWords, dayText, readMoment, readZone } = times;
