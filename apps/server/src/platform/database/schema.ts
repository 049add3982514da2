// Written by `npm run schema` from the migrations; a test fails when it is out of date.
import type { ColumnType } from 'kysely';

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;

export interface AccountDeletions {
  account_id: string;
  asked_at: Timestamp;
  due_at: Timestamp;
  closes_organisation: boolean;
  begun_at: Timestamp | null;
}

export interface Accounts {
  id: Generated<string>;
  email: string;
  role: 'candidate' | 'recruiter' | 'admin';
  first_name: string;
  last_name: string;
  password_hash: string | null;
  auth_provider: Generated<'cognito' | 'google'>;
  external_subject: string | null;
  profile_picture: string | null;
  suspended_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  suspension_reason: string | null;
  credentials_version: Generated<number>;
}

export interface ApiKeys {
  id: string;
  organisation_id: string;
  name: string;
  hint: string;
  secret_hash: Buffer;
  permissions: string[];
  created_by: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface AppState {
  key: string;
  value: Json;
}

export interface ApplicationCounts {
  organisation_id: string;
  id: Generated<number>;
  company_id: string;
  job_id: string;
  status: string;
  applications: number;
}

export interface ApplicationEvents {
  id: Generated<string>;
  organisation_id: string;
  application_id: string;
  from_status: string | null;
  to_status: string;
  actor_account_id: string | null;
  reason: string;
  at: Timestamp;
  version: number;
}

export interface ApplicationQuarters {
  organisation_id: string;
  quarter: Timestamp;
  id: Generated<number>;
  applied: Generated<number>;
  waiting: Generated<number>;
}

export interface Applications {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  job_id: string;
  candidate_id: string;
  status: Generated<'pending' | 'testing' | 'interview' | 'review' | 'offer' | 'hired' | 'rejected'>;
  version: Generated<number>;
  applied_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  closing_notice_due: Generated<boolean>;
  source: Generated<'applied' | 'uploaded' | 'added'>;
  rejection_reason: string | null;
  is_reason_shared: Generated<boolean>;
  withdrawn_at: Timestamp | null;
  statement: string | null;
  statement_at: Timestamp | null;
}

export interface ApplicationsSetAside {
  id: string;
  organisation_id: string;
  company_id: string;
  job_id: string;
  candidate_id: string;
  application: Json;
  history: Json;
  reviews: Generated<Json>;
  mails: Generated<Json>;
}

export interface AssessmentAdjustments {
  account_id: string;
  kinds: string[];
  note: string;
  requested_at: Timestamp;
}

export interface AssessmentCorrections {
  id: Generated<string>;
  assessment_id: string;
  organisation_id: string;
  question_id: string;
  score: number;
  reason: string;
  corrected_by: string | null;
  corrected_at: Timestamp;
  reply: string | null;
  replied_at: Timestamp | null;
}

export interface Assessments {
  id: Generated<string>;
  account_id: string;
  candidate_id: string;
  type: 'practice' | 'interview';
  attempt: number;
  status: Generated<'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED'>;
  questions: Json;
  subject_hash: Buffer;
  answers: Generated<Json>;
  version: Generated<number>;
  created_at: Timestamp;
  started_at: Timestamp | null;
  saved_at: Timestamp | null;
  completed_at: Timestamp | null;
  evaluated_at: Timestamp | null;
  results: Json | null;
  total_score: number | null;
  ai_competency_score: number | null;
  engine: string | null;
  engine_version: string | null;
  note: string | null;
}

export interface AuditEvents {
  id: Generated<number>;
  at: Generated<Timestamp>;
  organisation_id: string | null;
  actor_account_id: string | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  detail: Generated<Json>;
  request_id: string | null;
  address: string | null;
}

export interface AuditSeals {
  event_id: number;
  chain: string;
  position: number;
  hash: Buffer;
  sealed_at: Generated<Timestamp>;
}

export interface BillingContacts {
  organisation_id: string;
  email: string;
}

export interface BillingEvents {
  id: string;
  organisation_id: string;
  type: string;
  received_at: Timestamp;
}

export interface BoardAdverts {
  id: string;
  posting: Json;
  search_text: string;
  published_at: Timestamp;
  updated_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface Bookings {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  job_id: string;
  candidate_id: string;
  recruiter_account_id: string;
  title: string;
  notes: Generated<string>;
  location: Generated<string>;
  has_meeting: boolean;
  attendees: Generated<Json>;
  length_minutes: number;
  time_zone: string;
  offer: Json;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  created_at: Timestamp;
}

export interface CalendarAttempts {
  id: string;
  account_id: string;
  code_verifier: string;
  redirect_uri: string;
  expires_at: Timestamp;
}

export interface CalendarConnections {
  account_id: string;
  calendar: 'local' | 'google';
  sealed_grant: Buffer;
  connected_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface CalendarFeeds {
  account_id: string;
  organisation_id: string | null;
  secret_hash: Buffer;
  created_at: Timestamp;
}

export interface CandidateCompanies {
  candidate_id: string;
  organisation_id: string;
  company_id: string;
  since: Generated<Timestamp>;
  current_cv_id: string | null;
  own_record_since: Timestamp | null;
}

export interface CandidateCounts {
  organisation_id: string;
  id: Generated<number>;
  people: number;
}

export interface CandidateMerges {
  merged_id: string;
  organisation_id: string;
  kept_id: string;
  merged_at: Timestamp;
  merged_by: string;
  record: Json;
  moved: Json;
}

export interface CandidateNotes {
  id: Generated<string>;
  organisation_id: string;
  company_id: string | null;
  candidate_id: string;
  author_account_id: string;
  text: string;
  created_at: Timestamp;
}

export interface CandidateTags {
  organisation_id: string;
  company_id: string | null;
  candidate_id: string;
  tag: string;
  created_at: Timestamp;
}

export interface CandidateWords {
  candidate_id: string;
  organisation_id: string;
  account_id: string | null;
  created_at: Timestamp;
  cv_id: string | null;
  words: string;
}

export interface Candidates {
  id: Generated<string>;
  organisation_id: string | null;
  account_id: string | null;
  name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  created_at: Generated<Timestamp>;
  socials: Generated<Json>;
  current_cv_id: string | null;
  invited_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  phone_ending: Generated<string | null>;
  objected_at: Timestamp | null;
}

export interface Companies {
  id: Generated<string>;
  organisation_id: string;
  company_name: string;
  created_at: Generated<Timestamp>;
  industry: number | null;
  description: Generated<string>;
  location: Generated<string>;
  website: Generated<string>;
  career_page_url: Generated<string>;
  size: number | null;
  contact_email: Generated<string>;
  contact_phone: Generated<string>;
  contact_name: Generated<string>;
  contact_position: Generated<string>;
  public_token: Generated<string>;
  cv_library_credentials: Buffer | null;
  embed_settings: Generated<Json>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  archived_at: Timestamp | null;
}

export interface CompanyDrafts {
  account_id: string;
  organisation_id: string;
  fields: Json;
  updated_at: Timestamp;
}

export interface CvBatches {
  id: Generated<string>;
  organisation_id: string | null;
  company_id: string | null;
  job_id: string | null;
  account_id: string;
  created_at: Generated<Timestamp>;
}

export interface CvFiles {
  id: Generated<string>;
  batch_id: string;
  organisation_id: string | null;
  company_id: string | null;
  account_id: string;
  file_name: string;
  content_type: string;
  storage_key: string;
  declared_bytes: number | null;
  status: Generated<'awaited' | 'arrived' | 'reading' | 'read' | 'duplicate' | 'failed'>;
  reason: string | null;
  candidate_id: string | null;
  cv_id: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  stored_bytes: number | null;
  over_bounds: Generated<boolean>;
  removed_at: Timestamp | null;
  scan: Json | null;
}

export interface CvStatements {
  cv_id: string;
  candidate_id: string;
  text: string;
  written_at: Timestamp;
}

export interface Cvs {
  id: Generated<string>;
  candidate_id: string;
  organisation_id: string | null;
  file_name: string;
  content_type: string;
  storage_key: string | null;
  bytes: Generated<number>;
  sha256: Buffer | null;
  summary: Generated<string>;
  skills: Generated<string[]>;
  experience_years: Generated<number>;
  experience: Generated<Json>;
  education: Generated<Json>;
  certificates: Generated<string[]>;
  languages: Generated<string[]>;
  unplaced: Generated<Json>;
  flags: Generated<Json>;
  sources: Generated<Json>;
  pages: Generated<Json>;
  text: Generated<string>;
  prepared: Buffer | null;
  prepared_version: string | null;
  signature: Generated<number[]>;
  parser_version: Generated<string>;
  search: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  ai_likelihood: Generated<'low' | 'medium' | 'high' | 'unknown'>;
  ai_reasons: Generated<Json>;
  ai_version: Generated<string>;
  reading_note: string | null;
  content_hash: Generated<Buffer>;
  awaits_model: Generated<string[]>;
}

export interface DataExports {
  id: Generated<string>;
  account_id: string;
  organisation_id: string | null;
  status: Generated<'queued' | 'ready' | 'failed'>;
  storage_key: string | null;
  bytes: number | null;
  requested_at: Timestamp;
  finished_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface EmailChanges {
  account_id: string;
  id: string;
  new_email: string;
  code_hash: Buffer;
  expires_at: Timestamp;
  tries_left: number;
  created_at: Timestamp;
}

export interface EventDeliveries {
  listener: string;
  subject: string;
  event_id: number;
  organisation_id: string;
  failed_at: Timestamp | null;
  reason: string | null;
}

export interface Events {
  id: Generated<number>;
  organisation_id: string;
  name: string;
  subject: string;
  payload: Json;
  at: Timestamp;
}

export interface InterestRegistrations {
  id: Generated<string>;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  role: string;
  created_at: Timestamp;
  unsubscribed_at: Timestamp | null;
}

export interface InterviewTemplates {
  id: Generated<string>;
  organisation_id: string;
  name: string;
  title: string;
  description: Generated<string>;
  updated_at: Timestamp;
}

export interface Interviews {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  job_id: string;
  candidate_id: string;
  organiser_account_id: string | null;
  calendar: 'local' | 'google';
  status: Generated<'placing' | 'scheduled' | 'cancelled'>;
  title: string;
  notes: Generated<string>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  time_zone: string;
  location: Generated<string>;
  has_meeting: boolean;
  meet_link: string | null;
  calendar_link: string | null;
  attendees: Generated<Json>;
  sequence: Generated<number>;
  cancel_reason: string | null;
  outcome: 'took-place' | 'no-show' | 'moved' | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  company_name: Generated<string>;
  job_title: Generated<string>;
  candidate_name: Generated<string>;
  booking_id: string | null;
  holds_slot: Generated<boolean>;
  candidate_time_zone: string | null;
  is_calendar_behind: Generated<boolean>;
  untold: Json | null;
}

export interface JobDescriptionUploads {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  created_by: string;
  file_name: string;
  storage_key: string;
  status: Generated<'queued' | 'reading' | 'ready' | 'failed'>;
  pages_done: Generated<number>;
  pages_total: Generated<number>;
  reason: string | null;
  job_id: string | null;
  sources: Generated<Json>;
  missing_fields: Generated<string[]>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  reading_note: string | null;
  stored_bytes: Generated<number>;
  over_bounds: Generated<boolean>;
  removed_at: Timestamp | null;
  scan: Json | null;
}

export interface JobPostings {
  job_id: string;
  organisation_id: string;
  company_id: string;
  status: 'publishing' | 'published' | 'failed' | 'removing' | 'removed';
  posting_number: Generated<number>;
  external_id: string | null;
  url: string | null;
  last_error: string | null;
  attempts: Generated<number>;
  claimed_until: Timestamp | null;
  updated_at: Generated<Timestamp>;
}

export interface Jobs {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  title: string;
  status: 'Active' | 'Inactive' | 'Filled' | 'Draft' | 'Closed';
  created_at: Generated<Timestamp>;
  recruiter: Generated<string>;
  description: Generated<string>;
  location: 'onsite' | 'remote' | 'hybrid' | null;
  available_positions: Generated<number>;
  salary_min: number | null;
  salary_max: number | null;
  match_score_threshold: Generated<number>;
  job_type: 'Full-time' | 'Part-time' | 'Contract' | 'Freelance' | 'Internship' | 'permanent' | 'contract' | 'Temporary' | 'internship' | 'hybrid' | null;
  working_hours: 'Full-time' | 'Part-time' | 'Flexi-time' | 'full-time' | 'part-time' | 'hybrid' | null;
  skills: Generated<string[]>;
  requirements: Generated<string[]>;
  responsibilities: Generated<string[]>;
  nice_to_have: Generated<string[]>;
  benefits: Generated<string[]>;
  application_deadline: Timestamp | null;
  candidate_profile: Generated<Json>;
  team: Generated<Json>;
  first_active_at: Timestamp | null;
  closed_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  town: string | null;
}

export interface Leads {
  id: Generated<string>;
  resource_id: string;
  first_name: string;
  last_name: string;
  company_email: string;
  requests: Generated<number>;
  created_at: Timestamp;
  last_requested_at: Timestamp;
}

export interface LeftEvents {
  event_id: string;
  account_id: string;
  left_at: Generated<Timestamp>;
}

export interface LikelyDuplicates {
  organisation_id: string;
  candidate_id: string;
  other_id: string;
  reasons: string[];
  found_at: Timestamp;
  dismissed_at: Timestamp | null;
  dismissed_by: string | null;
}

export interface LlmReservations {
  id: Generated<string>;
  organisation_id: string;
  month: string;
  tokens: number;
  expires_at: Timestamp;
}

export interface LlmUsage {
  organisation_id: string;
  month: string;
  calls: Generated<number>;
  failures: Generated<number>;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  unknown_tokens: Generated<number>;
  turned_away: Generated<number>;
}

export interface LocalInvoices {
  id: string;
  organisation_id: string;
  number: string;
  issued_at: Timestamp;
  description: string;
  pence: number;
  status: 'paid' | 'open';
}

export interface LocalSubscriptions {
  id: string;
  organisation_id: string;
  plan: string;
  term: 'monthly' | 'yearly';
  status: 'active' | 'past_due' | 'ended';
  started_at: Timestamp;
  period_end: Timestamp;
  ends_at_period_end: boolean;
  is_trial: Generated<boolean>;
}

export interface MailComplaints {
  id: Generated<string>;
  organisation_id: string;
  address: string;
  subject: string;
  sender_position: number;
  created_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface MailOutbox {
  id: Generated<string>;
  organisation_id: string | null;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'waiting' | 'held' | 'refused' | 'suppressed'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  kind: Generated<'account' | 'tenant'>;
  sender_position: number | null;
  findings: Generated<string[]>;
  reviewed_at: Timestamp | null;
  review_note: string | null;
  invitation: Json | null;
  account_id: string | null;
  candidate_id: string | null;
  useless_after: Timestamp | null;
}

export interface MailSenders {
  organisation_id: string;
  day: string;
  passed_today: Generated<number>;
  passed_total: Generated<number>;
  trusted_at: Timestamp | null;
  paused_at: Timestamp | null;
  pause_reason: string | null;
}

export interface Media {
  id: Generated<string>;
  kind: 'image' | 'document';
  storage_key: string;
  small_key: string | null;
  content_type: string;
  file_name: string;
  bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  created_by: string | null;
  created_at: Generated<Timestamp>;
}

export interface Members {
  account_id: string;
  organisation_id: string;
  is_parent: Generated<boolean>;
  created_at: Generated<Timestamp>;
}

export interface Memberships {
  id: Generated<string>;
  account_id: string;
  organisation_id: string;
  scope: 'all' | 'company';
  role: 'admin' | 'recruiter' | 'viewer' | 'interviewer';
  company_id: string | null;
  created_at: Generated<Timestamp>;
}

export interface NotificationPreferences {
  account_id: string;
  kind: string;
  in_app: boolean;
  mail: boolean;
}

export interface Notifications {
  id: Generated<string>;
  account_id: string;
  organisation_id: string | null;
  company_id: string | null;
  candidate_id: string | null;
  kind: string;
  values: Generated<Json>;
  in_app: boolean;
  mail_due: boolean;
  created_at: Timestamp;
  read_at: Timestamp | null;
  number: Generated<number>;
}

export interface OauthAttempts {
  id: Generated<string>;
  role: 'candidate' | 'recruiter';
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  browser_hash: Buffer;
  next_path: string | null;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
}

export interface Organisations {
  id: Generated<string>;
  name: string;
  created_at: Generated<Timestamp>;
  suspended_at: Timestamp | null;
  suspension_reason: string | null;
  requires_second_factor: Generated<boolean>;
}

export interface PageViews {
  day: string;
  path: string;
  referrer: Generated<string>;
  event: Generated<string>;
  views: number;
}

export interface Passkeys {
  id: Generated<string>;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface PasswordResets {
  account_id: string;
  code_hash: Buffer;
  expires_at: Timestamp;
  tries_left: number;
  created_at: Generated<Timestamp>;
}

export interface Plans {
  id: Generated<string>;
  name: string;
  display_name: string;
  description: string;
  price_monthly_pence: number;
  price_yearly_pence: number;
  limit_companies: number;
  limit_jobs: number;
  limit_seats: number;
  features: Generated<string[]>;
  position: number;
  task_share: Generated<number>;
  mails_per_day: Generated<number>;
  limit_storage_mb: Generated<number>;
}

export interface ProcessSettings {
  organisation_id: string;
  waiting_days: number;
  tell_days: number;
  are_deciders_named: boolean;
}

export interface RateLimits {
  key: string;
  count: number;
  window_ends_at: Timestamp;
}

export interface Receipts {
  application_id: string;
  number: number;
  organisation_id: string;
  company_id: string;
  candidate_id: string;
  job_id: string;
  body: string;
  hash: Buffer;
  at: Timestamp;
}

export interface RecoveryCodes {
  account_id: string;
  code_hash: Buffer;
}

export interface Registrations {
  id: Generated<string>;
  email: string;
  role: 'candidate' | 'recruiter';
  first_name: string;
  last_name: string;
  password_hash: string;
  company_name: string | null;
  next_path: string | null;
  code_hash: Buffer;
  code_expires_at: Timestamp;
  tries_left: number;
  created_at: Generated<Timestamp>;
  claimed_candidate_id: string | null;
  team_organisation_id: string | null;
  team_invite_id: string | null;
}

export interface RejectionReasons {
  organisation_id: string;
  reasons: string[];
}

export interface Reports {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  job_id: string;
  candidate_id: string;
  requested_by: string | null;
  version: number;
  is_blind: boolean;
  status: Generated<'queued' | 'working' | 'ready' | 'failed'>;
  steps_done: Generated<number>;
  reason: string | null;
  content: Json | null;
  storage_key: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  stored_bytes: number | null;
}

export interface RescheduleRequests {
  id: Generated<string>;
  organisation_id: string;
  interview_id: string;
  status: Generated<'pending' | 'accepted' | 'rejected'>;
  proposed_slots: Json;
  accepted_slot: Json | null;
  message: Generated<string>;
  reason: Generated<string>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
}

export interface ResourceSlugs {
  type: string;
  slug: string;
  resource_id: string;
  created_at: Generated<Timestamp>;
}

export interface ResourceVersions {
  resource_id: string;
  number: number;
  revision: number;
  title: string;
  description: string;
  content: string;
  words: number;
  thumbnail_id: string | null;
  file_id: string | null;
  created_by: string | null;
  created_at: Timestamp;
}

export interface Resources {
  id: Generated<string>;
  type: 'blog' | 'product-update' | 'news' | 'whitepapers';
  slug: string;
  title: string;
  description: Generated<string>;
  content: Generated<string>;
  thumbnail_id: string | null;
  file_id: string | null;
  revision: Generated<number>;
  live_revision: number | null;
  live_version: number | null;
  published_at: Timestamp | null;
  scheduled_version: number | null;
  scheduled_for: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
}

export interface RetentionNotices {
  organisation_id: string;
  candidate_id: string;
  due_at: Timestamp;
}

export interface RetentionSettings {
  organisation_id: string;
  months: number;
  updated_at: Timestamp;
}

export interface Reviews {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  application_id: string;
  about: 'score' | 'decision';
  question: string;
  asked_at: Timestamp;
  due_at: Timestamp;
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
}

export interface SavedFilters {
  account_id: string;
  filters: string;
  saved_at: Timestamp;
}

export interface SavedSearches {
  id: Generated<string>;
  account_id: string;
  search: Json;
  is_mailed: Generated<boolean>;
  looked_at: Timestamp;
  created_at: Generated<Timestamp>;
}

export interface ScoreCounts {
  job_id: string;
  organisation_id: string;
  company_id: string;
  score: number;
  people: number;
}

export interface ScoreHistory {
  job_id: string;
  candidate_id: string;
  slot: number;
  organisation_id: string;
  company_id: string;
  cv_id: string;
  score: number;
  factors: Json;
  engine: string;
  version: string;
  inputs_hash: Buffer;
  evidence: Json | null;
  note: string | null;
  scored_at: Timestamp;
  replaced_at: Timestamp;
  replaced_by: string | null;
}

export interface ScoreRuns {
  id: Generated<string>;
  job_id: string;
  organisation_id: string;
  company_id: string;
  cause: 'opened' | 'job-edited' | 'engine-changed' | 'reopened' | 'asked-for';
  from_version: string | null;
  to_version: string;
  job_hash: Buffer;
  words: Json;
  total: number;
  done: Generated<number>;
  moved: Generated<number>;
  owner: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface ScorecardCriteria {
  job_id: string;
  organisation_id: string;
  company_id: string;
  criteria: string[];
  updated_at: Timestamp;
}

export interface Scorecards {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  interview_id: string;
  interviewer_email: string;
  interviewer_name: string;
  account_id: string | null;
  ratings: Generated<Json>;
  overall: 'strong-yes' | 'yes' | 'no' | 'strong-no' | null;
  notes: Generated<string>;
  submitted_at: Timestamp | null;
  created_at: Timestamp;
}

export interface Scores {
  job_id: string;
  candidate_id: string;
  organisation_id: string;
  company_id: string;
  cv_id: string;
  score: number;
  factors: Json;
  key_factors: Generated<Json>;
  engine: string;
  version: string;
  inputs_hash: Buffer;
  evidence: Json | null;
  scored_at: Timestamp;
  run_id: string | null;
  note: string | null;
  revision: Generated<number>;
  built_in_score: number | null;
  read_by: string | null;
  reading: Json | null;
}

export interface SearchWords {
  organisation_id: string;
  word: string;
}

export interface SecondFactors {
  account_id: string;
  secret: Buffer;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface Sessions {
  id: Generated<string>;
  account_id: string;
  salt: Buffer;
  generation: Generated<number>;
  rotated_at: Timestamp;
  authenticated_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
  revoked_at: Timestamp | null;
  revoked_reason: string | null;
  user_agent: Generated<string>;
  address: Generated<string>;
  credentials_version: number;
  by_sso: Generated<boolean>;
}

export interface SpentTokens {
  id: string;
  expires_at: Timestamp;
}

export interface SsoAttempts {
  id: string;
  organisation_id: string;
  nonce: string;
  code_verifier: string;
  browser_hash: Buffer;
  next_path: string | null;
  expires_at: Timestamp;
}

export interface SsoConnections {
  organisation_id: string;
  issuer: string;
  client_id: string;
  sealed_secret: Buffer | null;
  domain: string;
  verification_text: string;
  verified_at: Timestamp | null;
  company_id: string | null;
  is_required: Generated<boolean>;
  updated_at: Timestamp;
  proved_at: Timestamp | null;
}

export interface SsoIdentities {
  organisation_id: string;
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Timestamp;
}

export interface StageMailTemplates {
  organisation_id: string;
  status: 'pending' | 'testing' | 'interview' | 'review' | 'offer' | 'hired' | 'rejected';
  subject: string;
  body: string;
  is_sent: boolean;
  updated_at: Timestamp;
}

export interface StageMails {
  id: Generated<string>;
  organisation_id: string;
  company_id: string;
  application_id: string;
  version: number;
  kind: 'moved' | 'closed' | 'still-open';
  status: string;
  mail_id: string | null;
  because: 'not-chosen' | 'no-address' | 'taken-back' | null;
  created_at: Timestamp;
}

export interface Subscriptions {
  organisation_id: string;
  plan_id: string;
  status: 'free' | 'active' | 'past_due' | 'canceled';
  term: 'monthly' | 'yearly' | null;
  current_period_end: Timestamp | null;
  updated_at: Generated<Timestamp>;
  customer_id: string | null;
  processor_subscription_id: string | null;
  started_at: Timestamp | null;
  ends_at_period_end: Generated<boolean>;
  grace_until: Timestamp | null;
  last_look: Generated<number>;
  applied_look: Generated<number>;
  is_trial: Generated<boolean>;
  trial_reminded_at: Timestamp | null;
}

export interface Suggestions {
  id: Generated<string>;
  organisation_id: string;
  candidate_id: string;
  cv_id: string | null;
  field: 'name' | 'email' | 'phone' | 'address' | 'socials' | 'summary' | 'skills' | 'experience_years' | 'experience' | 'education';
  was: Json;
  proposed: Json;
  suggested_at: Timestamp;
  decision: 'accepted' | 'declined' | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  answer: Generated<string>;
}

export interface SuspendedOrganisations {
  organisation_id: string;
}

export interface TeamInvites {
  id: Generated<string>;
  organisation_id: string;
  email: string;
  scope: 'all' | 'company';
  company_id: string | null;
  invited_by: string | null;
  sent_at: Timestamp;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
  role: Generated<'recruiter' | 'viewer' | 'interviewer'>;
}

export interface WebhookDeliveries {
  id: Generated<string>;
  organisation_id: string;
  endpoint_id: string;
  event: string;
  body: Json;
  status: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  answer_status: number | null;
  failure: string | null;
  created_at: Timestamp;
  attempted_at: Timestamp | null;
}

export interface WebhookEndpoints {
  id: string;
  organisation_id: string;
  url: string;
  sealed_secret: Buffer;
  events: string[];
  created_at: Timestamp;
}

export interface DB {
  account_deletions: AccountDeletions;
  accounts: Accounts;
  api_keys: ApiKeys;
  app_state: AppState;
  application_counts: ApplicationCounts;
  application_events: ApplicationEvents;
  application_quarters: ApplicationQuarters;
  applications: Applications;
  applications_set_aside: ApplicationsSetAside;
  assessment_adjustments: AssessmentAdjustments;
  assessment_corrections: AssessmentCorrections;
  assessments: Assessments;
  audit_events: AuditEvents;
  audit_seals: AuditSeals;
  billing_contacts: BillingContacts;
  billing_events: BillingEvents;
  board_adverts: BoardAdverts;
  bookings: Bookings;
  calendar_attempts: CalendarAttempts;
  calendar_connections: CalendarConnections;
  calendar_feeds: CalendarFeeds;
  candidate_companies: CandidateCompanies;
  candidate_counts: CandidateCounts;
  candidate_merges: CandidateMerges;
  candidate_notes: CandidateNotes;
  candidate_tags: CandidateTags;
  candidate_words: CandidateWords;
  candidates: Candidates;
  companies: Companies;
  company_drafts: CompanyDrafts;
  cv_batches: CvBatches;
  cv_files: CvFiles;
  cv_statements: CvStatements;
  cvs: Cvs;
  data_exports: DataExports;
  email_changes: EmailChanges;
  event_deliveries: EventDeliveries;
  events: Events;
  interest_registrations: InterestRegistrations;
  interview_templates: InterviewTemplates;
  interviews: Interviews;
  job_description_uploads: JobDescriptionUploads;
  job_postings: JobPostings;
  jobs: Jobs;
  leads: Leads;
  left_events: LeftEvents;
  likely_duplicates: LikelyDuplicates;
  llm_reservations: LlmReservations;
  llm_usage: LlmUsage;
  local_invoices: LocalInvoices;
  local_subscriptions: LocalSubscriptions;
  mail_complaints: MailComplaints;
  mail_outbox: MailOutbox;
  mail_senders: MailSenders;
  media: Media;
  members: Members;
  memberships: Memberships;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  oauth_attempts: OauthAttempts;
  organisations: Organisations;
  page_views: PageViews;
  passkeys: Passkeys;
  password_resets: PasswordResets;
  plans: Plans;
  process_settings: ProcessSettings;
  rate_limits: RateLimits;
  receipts: Receipts;
  recovery_codes: RecoveryCodes;
  registrations: Registrations;
  rejection_reasons: RejectionReasons;
  reports: Reports;
  reschedule_requests: RescheduleRequests;
  resource_slugs: ResourceSlugs;
  resource_versions: ResourceVersions;
  resources: Resources;
  retention_notices: RetentionNotices;
  retention_settings: RetentionSettings;
  reviews: Reviews;
  saved_filters: SavedFilters;
  saved_searches: SavedSearches;
  score_counts: ScoreCounts;
  score_history: ScoreHistory;
  score_runs: ScoreRuns;
  scorecard_criteria: ScorecardCriteria;
  scorecards: Scorecards;
  scores: Scores;
  search_words: SearchWords;
  second_factors: SecondFactors;
  sessions: Sessions;
  spent_tokens: SpentTokens;
  sso_attempts: SsoAttempts;
  sso_connections: SsoConnections;
  sso_identities: SsoIdentities;
  stage_mail_templates: StageMailTemplates;
  stage_mails: StageMails;
  subscriptions: Subscriptions;
  suggestions: Suggestions;
  suspended_organisations: SuspendedOrganisations;
  team_invites: TeamInvites;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
}
