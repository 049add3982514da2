-- Those that are there already: only rows of candidates' own records are written, and nothing else waits for them.
update candidate_companies k set own_record_since = c.created_at
  from candidates c where c.id = k.candidate_id and c.organisation_id is null;
