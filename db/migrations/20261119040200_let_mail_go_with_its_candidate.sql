-- A mail to a recruiter or an interviewer that names a candidate goes with the candidate: it stayed in the outbox, with the name,
-- after everything else about them was erased.
alter table mail_outbox add column candidate_id uuid references candidates (id) on delete cascade;
create index mail_outbox_by_candidate on mail_outbox (candidate_id) where candidate_id is not null;
