-- A language model reads and looks after the built-in engine has done its work: no one waits for it.

-- What it has yet to do with a CV ('parse-cv', 'authorship'); until then the built-in reading stands, and says so.
alter table cvs add column awaits_model text[] not null default '{}';

-- The built-in engine's score beneath one that another engine added to; null where it is the built-in engine's own.
alter table scores add column built_in_score real;
create index scores_added_to on scores (job_id) where built_in_score is not null;
-- Older scores by a model were sums of their own; marked, they are taken back when the job's people are next looked at.
update scores set built_in_score = score where engine like 'llm:%';

-- Calls that were not made because too little of the month's budget was left.
alter table llm_usage add column turned_away int not null default 0;
create index llm_usage_by_month on llm_usage (month desc);
