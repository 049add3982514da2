-- Candidates apply, take an application back, and see when an employer first looked at them.

alter table applications
  -- Set while the candidate has taken it back; its status is then rejected, and applying again clears it.
  add column withdrawn_at timestamptz check (withdrawn_at is null or status = 'rejected');

-- A candidate who was looked at may know that and when; the rest of the log stays where it is.
create policy own_views on audit_events for select to candela_app
  using ((select app.scope()) = 'account' and subject_type = 'candidate' and action in ('cv.viewed', 'candidate.viewed')
    and app.is_own_candidate(subject_id));
