import { getOwnApplication, listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { getAssessment, getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import { getPerson, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { getOwnRescheduleRequest, listRescheduleRequests } from '@candela/contract/interviews/reschedule.routes.ts';
import { browseJobs } from '@candela/contract/jobs/browse.routes.ts';
import { getJobOverview } from '@candela/contract/jobs/jobs.routes.ts';
import type { Route } from '@candela/contract/kernel/route.ts';
import type { NotificationKind } from '@candela/contract/notifications/notifications.kinds.ts';
import { getPrivacy } from '@candela/contract/privacy/privacy.routes.ts';
import { listReports } from '@candela/contract/reports/reports.routes.ts';
import { listCandidateReviews, listOwnReviews } from '@candela/contract/reviews/reviews.routes.ts';
import { listCandidateSuggestions, listOwnSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import { describe, expect, it } from 'vitest';
import { staleAfter } from './stale-after.ts';

type Read = Pick<Route, 'id'>;

/** What is read by the page that a notification leads to, and says what it was told of; null where that page reads by itself. */
const readOn: Readonly<Record<NotificationKind, Read | null>> = {
  'application.opened': getPerson,
  'application.withdrawn': getPerson,
  'assessment.evaluated': getCandidateAssessment,
  'correction.answered': getCandidateAssessment,
  'report.ready': listReports,
  'review.asked': listCandidateReviews,
  'suggestion.made': listCandidateSuggestions,
  'record.deleted': searchPeople,
  'interview.time-asked': listRescheduleRequests,
  'interview.booked': listInterviews,
  'interview.cancelled-by-candidate': listInterviews,
  'interview.changed-in-calendar': listInterviews,
  'interview.soon': listInterviews,
  'interview.invited': listInterviews,
  'interview.changed': listInterviews,
  'retention.ahead': null,
  'interview.scheduled': listInterviews,
  'interview.moved': listInterviews,
  'interview.cancelled': listInterviews,
  'interview.time-refused': getOwnRescheduleRequest,
  'interview.reminder': listInterviews,
  'application.moved': getOwnApplication,
  'assessment.own-evaluated': getAssessment,
  'assessment.corrected': getAssessment,
  'review.answered': listOwnReviews,
  'suggestion.decided': listOwnSuggestions,
};

const idsOf = (reads: readonly Read[]) => reads.map(({ id }) => id);

it('lets every notification lead to a page that knows what it tells', () => {
  const told = idsOf(Object.values(readOn).flatMap((read) => read ?? []));
  expect(told.filter((id) => !idsOf(staleAfter.news).includes(id))).toEqual([]);
});

describe('what a candidate does', () => {
  it.each([
    ['ownApplication', [listOwnApplications, getPrivacy, getAssessment, listInterviews, getJobOverview]],
    ['cv', [getAssessment, getPrivacy]],
    ['erased', [listOwnApplications, listInterviews, getOwnRescheduleRequest, listOwnReviews, getPrivacy]],
    ['objection', [listOwnApplications, browseJobs, getPrivacy]],
  ] as const)('is seen on every page it changes: %s', (change, reads) => {
    expect(idsOf(staleAfter[change])).toEqual(expect.arrayContaining(idsOf(reads)));
  });
});
