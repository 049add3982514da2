-- A reminder that waited for another day's allowance, or for its organisation to be resumed, is no use once what it is about has begun.
alter table mail_outbox add column useless_after timestamptz;
