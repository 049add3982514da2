-- A CV that a browser fetched ahead is written down too, once a minute like the ones that were looked at.

drop index audit_events_of_viewers;
create index audit_events_of_viewers on audit_events (actor_account_id, subject_id, at)
  where action in ('cv.viewed', 'cv.prepared', 'candidate.viewed', 'score.viewed');
