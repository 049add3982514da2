-- Until a trial ends nothing is charged. Its parent is reminded once, some days before.
alter table subscriptions add column is_trial boolean not null default false;
alter table subscriptions add column trial_reminded_at timestamptz;
alter table local_subscriptions add column is_trial boolean not null default false;
