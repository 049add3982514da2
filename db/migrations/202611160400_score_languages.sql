-- The scorer reads the languages a candidate speaks: the hash of what it reads holds them. A CV without any keeps its hash.

create or replace function app.cv_content(v cvs) returns text language sql stable as $$
  select concat_ws(e'\x1d', v.summary, array_to_string(v.skills, e'\x1e'), v.experience, v.education,
    array_to_string(v.certificates, e'\x1e'), v.unplaced, v.flags, v.experience_years,
    to_char(v.updated_at at time zone 'utc', 'YYYY-MM'), nullif(array_to_string(v.languages, e'\x1e'), ''))
$$;

drop trigger cvs_content_changed on cvs;
create trigger cvs_content_changed
  before insert or update of summary, skills, experience, education, certificates, languages, unplaced, flags,
    experience_years, updated_at on cvs
  for each row execute function app.hash_cv_content();

update cvs set languages = languages where cardinality(languages) > 0;
