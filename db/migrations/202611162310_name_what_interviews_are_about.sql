-- As they were when people were invited: a candidate may not see the job's row any more, and the invitation says this.
alter table interviews
  add column company_name text not null default '',
  add column job_title text not null default '',
  add column candidate_name text not null default '';
