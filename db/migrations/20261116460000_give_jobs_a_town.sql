-- Where a job is done, if not where its company is: null follows the company, also when it moves.
alter table jobs add column town text check (town <> '');
