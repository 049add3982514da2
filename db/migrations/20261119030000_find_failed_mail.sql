-- outside of a transaction
-- The console lists what could not be delivered, and counts it on every visit: few among very many. What a build that failed has left
-- goes first.
drop index concurrently if exists mail_outbox_failed;
create index concurrently mail_outbox_failed on mail_outbox (created_at desc, id) where status = 'failed';
