-- Newer PostgreSQL (15.20 was the first met) adds no column with a default to a table whose row a function of the standard's form takes. Both
-- functions that take rows hold their statement as text instead; the migrations that made them do so too, for databases yet to be made.

create or replace function app.was_published(j jobs) returns boolean language sql immutable parallel safe as $$
  select j.status <> 'Draft' and (j.status = 'Active' or j.first_active_at is not null)
$$;

create or replace function app.cv_content(v cvs) returns text language sql stable as $$
  select concat_ws(e'\x1d', v.summary, array_to_string(v.skills, e'\x1e'), v.experience, v.education,
    array_to_string(v.certificates, e'\x1e'), v.unplaced, v.flags, v.experience_years,
    to_char(v.updated_at at time zone 'utc', 'YYYY-MM'), nullif(array_to_string(v.languages, e'\x1e'), ''))
$$;
