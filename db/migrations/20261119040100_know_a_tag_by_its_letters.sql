-- "Forklift" and "forklift" are one tag, in the spelling that was there first: a candidate could have both, and a search for one did
-- not find who had the other.
delete from candidate_tags t using candidate_tags first
where first.organisation_id = t.organisation_id and first.candidate_id = t.candidate_id
  and first.company_id is not distinct from t.company_id and lower(first.tag) = lower(t.tag)
  and (first.created_at, first.tag) < (t.created_at, t.tag);
update candidate_tags t set tag = spelt.tag
from (
  select organisation_id, lower(tag) as letters, (array_agg(tag order by created_at, tag))[1] as tag
  from candidate_tags group by organisation_id, lower(tag)
) spelt
where spelt.organisation_id = t.organisation_id and spelt.letters = lower(t.tag) and spelt.tag <> t.tag;

alter table candidate_tags drop constraint candidate_tags_organisation_id_candidate_id_tag_company_id_key;
create unique index candidate_tags_once on candidate_tags (organisation_id, candidate_id, lower(tag), company_id)
  nulls not distinct;
drop index candidate_tags_by_tag;
create index candidate_tags_by_tag on candidate_tags (organisation_id, lower(tag), candidate_id);
