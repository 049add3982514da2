-- A session belongs to the credentials that began it. Whatever replaces them (a new password, a suspension) raises the
-- account's version, and every session of an older one is over, also one that a slow sign-in writes afterwards.
alter table accounts add column credentials_version int not null default 1;
alter table sessions add column credentials_version int not null default 1;
alter table sessions alter column credentials_version drop default;
