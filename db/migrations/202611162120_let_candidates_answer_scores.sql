-- What a candidate says to the score of an application; recruiters read it beside the score.
alter table applications
  add column statement text check (length(statement) between 1 and 1000),
  add column statement_at timestamptz,
  add check ((statement is null) = (statement_at is null));
