-- Ids made within the same millisecond keep their order too: the twelve bits behind the time hold the part of the
-- millisecond, as RFC 9562 allows. The files of an upload are listed in the order in which they were chosen.

create or replace function app.uuid_v7() returns uuid language sql volatile parallel safe
  return (
    select encode(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(us / 1000) from 3) || substring(int4send(28672 + (us % 1000 * 4096 / 1000)::int) from 3)
        from 1 for 8),
      'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as now);
