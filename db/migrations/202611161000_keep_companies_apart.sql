-- One company's upload never speaks for another: which CV counts is said for each company.

alter table candidate_companies
  -- The CV that counts for this company, where it uploaded one for a record that other companies know as well. Null: the
  -- record's own.
  add column current_cv_id uuid references cvs on delete set null;
create index candidate_companies_with_own_cv on candidate_companies (current_cv_id) where current_cv_id is not null;

-- A person sees which companies know a record they claimed, and by which CV.
create policy own_record on candidate_companies for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));
