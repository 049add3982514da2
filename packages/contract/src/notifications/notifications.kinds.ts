import { z } from 'zod';
import { fillIn } from '../kernel/fill-in.ts';

export interface NotificationKindRow {
  /** Whose account it goes to. */
  to: 'recruiter' | 'candidate';
  /** Its name in the settings. */
  label: string;
  /** What is said; the values in braces come with the notification. */
  text: string;
  /** Where it leads, inside the product. */
  link: string;
  /** Unless the account chose otherwise. */
  inApp: boolean;
  mail: boolean;
}

/**
 * Everything the product tells an account about. A feature that has something to tell adds a row here and calls `notify`;
 * the types then ask for every value that the row's text and link name.
 */
export const notificationKinds = {
  'application.opened': {
    to: 'recruiter',
    label: 'A candidate applies',
    text: '{candidateName} applied for {jobTitle}',
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'application.withdrawn': {
    to: 'recruiter',
    label: 'A candidate withdraws',
    text: '{candidateName} withdrew their application for {jobTitle}',
    link: '/dashboard/candidates/{candidateId}',
    inApp: true,
    mail: false,
  },
  'review.asked': {
    to: 'recruiter',
    label: 'A candidate asks for a human review',
    text: '{candidateName} asks for a human review of their application for {jobTitle}',
    link: '/dashboard/candidates/{candidateId}',
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
  'review.answered': {
    to: 'candidate',
    label: 'Your request for a human review is answered',
    text: '{companyName} has answered your request for a human review of your application for {jobTitle}',
    link: '/dashboard/job/{jobId}',
    inApp: true,
    mail: true,
  },
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];
export const notificationKindSchema = z.enum(notificationKindNames);

export const isNotificationKind = (name: string): name is NotificationKind => name in notificationKinds;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values a kind needs: whatever its text and its link name in braces. */
export type NotificationValues<Kind extends NotificationKind> = Record<
  NamesIn<(typeof notificationKinds)[Kind]['text']> | NamesIn<(typeof notificationKinds)[Kind]['link']>,
  string
>;

/** What a notification says and where it leads. */
export const describeNotification = (kind: NotificationKind, values: Readonly<Record<string, string>>) => ({
  text: fillIn(notificationKinds[kind].text, values),
  link: fillIn(notificationKinds[kind].link, values, encodeURIComponent),
});
