import { z } from 'zod';
import { fillIn, namesIn } from '../kernel/fill-in.ts';
import { type Grant, hires, type Permission, permissions } from '../kernel/permissions.ts';
import type { TeamRole } from '../kernel/roles.ts';

/**
 * Whose account it goes to; of a team, those who have a permission: news is for those who may see it, requests for those
 * who can answer.
 */
type Addressees = { to: 'candidate' } | { to: 'recruiter'; needs: Permission };

export type NotificationKindRow = Addressees & {
  /** Its name in the settings. */
  label: string;
  /** What is said; the values in braces come with the notification. */
  text: string;
  /** What its mail says beyond that, a paragraph each; one that names something empty is left out. */
  more?: readonly string[];
  /** Where it leads, inside the product. */
  link: string;
  /** Unless the account chose otherwise. */
  inApp: boolean;
  mail: boolean;
};

/**
 * Everything the product tells an account about. A feature that has something to tell adds a row here and calls `notify`;
 * the types then ask for every value that the row's text and link name.
 */
export const notificationKinds = {
  'application.opened': {
    to: 'recruiter',
    needs: 'application.read',
    label: 'A candidate applies',
    text: '{candidateName} applied for {jobTitle}',
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'application.withdrawn': {
    to: 'recruiter',
    needs: 'application.read',
    label: 'A candidate withdraws',
    text: '{candidateName} withdrew their application for {jobTitle}',
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'assessment.evaluated': {
    to: 'recruiter',
    needs: 'assessment.read',
    label: 'A CV assessment is evaluated',
    text: '{candidateName} finished their CV assessment: {score} out of 15',
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'correction.answered': {
    to: 'recruiter',
    needs: 'assessment.correct',
    label: 'A candidate answers a corrected score',
    text: '{candidateName} answered your correction of their CV assessment',
    more: ['{candidateName} writes: {reply}'],
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'report.ready': {
    to: 'recruiter',
    needs: 'report.create',
    label: 'A report is ready',
    text: 'The pre-interview report of {candidateName} for {jobTitle} is ready',
    link: '/dashboard/reports',
    inApp: true,
    mail: false,
  },
  'review.asked': {
    to: 'recruiter',
    needs: 'review.answer',
    label: 'A candidate asks for a human review',
    text: '{candidateName} asks for a human review of their application for {jobTitle}',
    more: ['{candidateName} writes: {question}', 'Please answer by {dueDay}.'],
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: true,
  },
  'suggestion.made': {
    to: 'recruiter',
    needs: 'suggestion.decide',
    label: 'A candidate corrects their record',
    text: '{candidateName} corrects what you hold about them: {fields}',
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'record.deleted': {
    to: 'recruiter',
    needs: 'candidate.read',
    label: 'A candidate deletes their record',
    // Without a name: nothing about the candidate stays.
    text: 'A candidate deleted what you held about them ({applications})',
    link: '/dashboard/candidates',
    inApp: true,
    mail: true,
  },
  'interview.time-asked': {
    to: 'recruiter',
    needs: 'interview.schedule',
    label: 'A candidate asks for another interview time',
    text: '{candidateName} asks for another time for the interview for {jobTitle}',
    more: ['Arranged for: {time}', 'Asked for: {asked}', '{candidateName} writes: {message}'],
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    mail: true,
  },
  'interview.booked': {
    to: 'recruiter',
    needs: 'interview.schedule',
    label: 'A candidate chooses an interview time',
    text: '{candidateName} chose a time for the interview for {jobTitle}: {time}',
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    // The invitation tells the same.
    mail: false,
  },
  'interview.cancelled-by-candidate': {
    to: 'recruiter',
    needs: 'interview.schedule',
    label: 'A candidate cancels an interview',
    text: '{candidateName} cancelled the interview for {jobTitle}: {time}',
    link: '/dashboard/calendar?week={day}&at={start}',
    inApp: true,
    mail: false,
  },
  'interview.changed-in-calendar': {
    to: 'recruiter',
    needs: 'interview.schedule',
    label: 'An interview was changed in Google Calendar',
    text: 'The interview with {candidateName} was changed in Google Calendar: {time}',
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    mail: false,
  },
  'interview.soon': {
    to: 'recruiter',
    needs: 'interview.read',
    label: 'An interview begins soon',
    text: 'Interview with {candidateName} for {jobTitle}: {time}',
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    mail: true,
  },
  'interview.invited': {
    to: 'recruiter',
    needs: 'interview.read',
    label: 'You are invited to an interview',
    text: 'You are invited to the interview with {candidateName} for {jobTitle}: {time}',
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    // The invitation tells the same.
    mail: false,
  },
  'interview.changed': {
    to: 'recruiter',
    needs: 'interview.read',
    label: 'An interview you are invited to changes',
    text: 'The interview with {candidateName} for {jobTitle} {change}',
    more: ['Instead of: {before}', '{reason}'],
    link: '/dashboard/calendar?week={day}&at={start}',
    inApp: true,
    mail: false,
  },
  'retention.ahead': {
    to: 'recruiter',
    needs: 'retention.manage',
    label: 'The retention period is about to remove candidates',
    text: '{people} will be removed on {day}: the retention period ends',
    link: '/dashboard/settings#retention',
    inApp: true,
    mail: true,
  },
  'interview.scheduled': {
    to: 'candidate',
    label: 'An interview is arranged',
    text: 'Interview for {jobTitle} at {companyName}: {time}',
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    // The invitation tells the same.
    mail: false,
  },
  'interview.moved': {
    to: 'candidate',
    label: 'An interview moves',
    text: 'Your interview for {jobTitle} at {companyName} moves to {time}',
    more: ['Instead of: {before}', '{reason}'],
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    mail: false,
  },
  'interview.cancelled': {
    to: 'candidate',
    label: 'An interview is cancelled',
    text: 'Your interview for {jobTitle} at {companyName} is cancelled',
    more: ['Planned for: {time}', '{reason}'],
    link: '/dashboard/calendar',
    inApp: true,
    mail: false,
  },
  'interview.time-refused': {
    to: 'candidate',
    label: 'Your request for another time is answered',
    text: 'Your interview for {jobTitle} at {companyName} stays on {time}',
    more: ['You asked for: {asked}', '{companyName} writes: {reason}'],
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    mail: true,
  },
  'interview.reminder': {
    to: 'candidate',
    label: 'Your interview begins soon',
    text: 'Your interview for {jobTitle} at {companyName}: {time}',
    link: '/dashboard/calendar?interview={interviewId}&week={day}&at={start}',
    inApp: true,
    mail: true,
  },
  'application.moved': {
    to: 'candidate',
    label: 'Your application moves',
    text: 'Your application for {jobTitle} at {companyName}: {stage}',
    link: '/dashboard/job/{jobId}',
    inApp: true,
    // The mails of the process tell the same, in the organisation's words.
    mail: false,
  },
  'assessment.own-evaluated': {
    to: 'candidate',
    label: 'Your CV assessment is evaluated',
    text: 'Your CV assessment is evaluated: {score} out of 15',
    link: '/dashboard/assessments/cv',
    inApp: true,
    mail: false,
  },
  'assessment.corrected': {
    to: 'candidate',
    label: 'A score of your CV assessment is corrected',
    text: '{organisationName} corrected a score of your CV assessment and says why',
    more: ['{organisationName} writes: {reason}'],
    link: '/dashboard/assessments/cv',
    inApp: true,
    mail: true,
  },
  'review.answered': {
    to: 'candidate',
    label: 'Your request for a human review is answered',
    text: '{companyName} has answered your request for a human review of your application for {jobTitle}',
    more: ['{companyName} writes: {answer}'],
    link: '/dashboard/job/{jobId}',
    inApp: true,
    mail: true,
  },
  'suggestion.decided': {
    to: 'candidate',
    label: 'A correction you suggested is decided',
    text: '{organisationName} {outcome} your correction: {fields}',
    more: ['{organisationName} writes: {answer}'],
    link: '/dashboard/my-details/cv/{candidateId}',
    inApp: true,
    mail: true,
  },
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];
export const notificationKindSchema = z.enum(notificationKindNames);

export const isNotificationKind = (name: string): name is NotificationKind => name in notificationKinds;

/** Whether members with a role in a team can be told of a kind. */
export function isForTeamRole(kind: NotificationKind, role: TeamRole): boolean {
  const row: NotificationKindRow = notificationKinds[kind];
  if (row.to !== 'recruiter') return false;
  const grant: Grant = permissions[row.needs];
  return hires(role) || (grant.alsoFor?.some((each) => each === role) ?? false);
}

/** The same of one member: some news is for the parent alone. */
export function isForMember(kind: NotificationKind, member: { teamRole: TeamRole; isParent: boolean }): boolean {
  const row: NotificationKindRow = notificationKinds[kind];
  if (row.to !== 'recruiter') return false;
  const grant: Grant = permissions[row.needs];
  return isForTeamRole(kind, member.teamRole) && (member.isParent || !grant.parentOnly);
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type TextsOf<Row extends NotificationKindRow> =
  | Row['text']
  | Row['link']
  | (Row extends { more: readonly (infer Text extends string)[] } ? Text : never);

/** The values a kind needs: whatever its texts and its link name in braces. */
export type NotificationValues<Kind extends NotificationKind> = Record<
  NamesIn<TextsOf<(typeof notificationKinds)[Kind]>>,
  string
>;

/** What a notification says and where it leads. */
export const describeNotification = (kind: NotificationKind, values: Readonly<Record<string, string>>) => ({
  text: fillIn(notificationKinds[kind].text, values),
  link: fillIn(notificationKinds[kind].link, values, encodeURIComponent),
});

/** What its mail says beyond that; of one that was told by an earlier version, what it knew. */
export function describeFurther(kind: NotificationKind, values: Readonly<Record<string, string>>): string[] {
  const { more = [] }: NotificationKindRow = notificationKinds[kind];
  return more.filter((text) => namesIn(text).every((name) => values[name])).map((text) => fillIn(text, values));
}
