import type {
  ApplicationCard,
  CardInterview,
  CardScorecards,
  RecentApplication,
} from '@candela/contract/applications/applications.schemas.ts';
import { meanRating } from '@candela/contract/scorecards/mean-rating.ts';
import type { CardRow, ListedRow } from './card.repo.ts';

export const toRecent = (row: ListedRow): RecentApplication => ({
  candidateId: row.candidate_id,
  jobId: row.job_id,
  name: row.name,
  email: row.email,
  jobTitle: row.job_title,
  status: row.status,
  appliedAt: row.applied_at.toISOString(),
  match_score: row.score,
  isPeopleOnly: row.is_people_only,
  total_score: row.total_score,
  cvId: row.cv_id,
  version: row.version,
  source: row.source,
  movedAt: row.updated_at.toISOString(),
});

export const toCard = (row: CardRow): ApplicationCard => ({
  ...toRecent(row),
  interview: toInterview(row),
  scorecards: toScorecards(row),
});

const toScorecards = ({ scorecards, ratings_total, ratings_count }: CardRow): CardScorecards | null =>
  scorecards === 0
    ? null
    : { submitted: scorecards, mean: meanRating({ total: ratings_total ?? 0, count: ratings_count ?? 0 }) };

const toInterview = (row: CardRow): CardInterview | null =>
  row.interview_id === null
    ? null
    : {
        id: row.interview_id,
        startDateTime: row.interview_starts_at.toISOString(),
        endDateTime: row.interview_ends_at.toISOString(),
        timeZone: row.interview_zone,
        location: row.interview_location,
        meetLink: row.interview_meet_link,
      };
