-- Turns that an organisation of this plan gets for each of a free one, while several wait for background work.
alter table plans add column task_share int not null default 1 check (task_share between 1 and 100);
update plans set task_share = case name when 'starter' then 2 when 'scale' then 4 when 'enterprise' then 8 else 1 end;
