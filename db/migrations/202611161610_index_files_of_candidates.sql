-- Which files a candidate came with, and so for which job: asked whenever scores change.
create index cv_files_by_candidate on cv_files (organisation_id, candidate_id) where candidate_id is not null;
