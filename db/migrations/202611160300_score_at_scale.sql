-- Hundreds of thousands of scores replaced at once, and a CV's hash that knows the name its lines are freed of.

-- Acts for another scope from here on and says what it was before. (A function's own `set` would be shorter, but only a
-- superuser may write one for a setting of ours.) A statement that fails takes it back with everything else.
create function app.enter_scope(next text) returns text language plpgsql as $$
declare
  before text := app.scope();
begin
  perform set_config('app.scope', next, true);
  return before;
end $$;

-- ---------------------------------------------------------------------------------------------------
-- The past of a score goes with it, as before, but by one statement for all that are deleted: a reference would be looked
-- up, and its score locked, for each line that is kept. None can be left behind: lines are only written by the trigger that
-- sees a score replaced, while that score is held, and a score is deleted by the one who holds it.

alter table score_history drop constraint score_history_job_id_candidate_id_fkey;

-- For the system: a caller who may delete a score deletes all of its past.
create function app.forget_deleted_scores() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  -- Planned each time, as when they are kept.
  execute 'delete from score_history h using removed r where h.job_id = r.job_id and h.candidate_id = r.candidate_id';
  perform app.enter_scope(before);
  return null;
end $$;
create trigger scores_deleted after delete on scores
  referencing old table as removed for each statement execute function app.forget_deleted_scores();

-- ---------------------------------------------------------------------------------------------------
-- The scorer takes a person's name out of the lines. Where a part of it stands in them, it belongs to what was scored: the
-- hash holds it, and another name gives another hash. Elsewhere a name changes nothing. What was prepared of other content
-- goes with it.

create function app.cv_content(v cvs) returns text language sql stable as $$
  select concat_ws(e'\x1d', v.summary, array_to_string(v.skills, e'\x1e'), v.experience, v.education,
    array_to_string(v.certificates, e'\x1e'), v.unplaced, v.flags, v.experience_years,
    to_char(v.updated_at at time zone 'utc', 'YYYY-MM'))
$$;

create function app.stands_in(name text, content text) returns boolean language sql stable
  return exists (
    select from regexp_split_to_table(lower(name), '\s+') part
    where length(part) > 1 and position(part in lower(content)) > 0);

-- Both for the system: the hash is the same no matter who writes.
create or replace function app.hash_cv_content() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
  content text := app.cv_content(new);
  name_in_it text := (select c.name from candidates c where c.id = new.candidate_id and app.stands_in(c.name, content));
begin
  perform app.enter_scope(before);
  new.content_hash := substring(sha256(convert_to(concat_ws(e'\x1d', content, name_in_it), 'UTF8')) for 16);
  if tg_op = 'UPDATE' and new.content_hash <> old.content_hash then
    new.prepared := null;
    new.prepared_version := null;
  end if;
  return new;
end $$;

create function app.rehash_cvs_of_renamed() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  update cvs set summary = summary where candidate_id = new.id;
  perform app.enter_scope(before);
  return null;
end $$;
create trigger candidates_renamed after update of name on candidates
  for each row when (old.name is distinct from new.name) execute function app.rehash_cvs_of_renamed();

update cvs v set summary = v.summary from candidates c where c.id = v.candidate_id and app.stands_in(c.name, app.cv_content(v));
