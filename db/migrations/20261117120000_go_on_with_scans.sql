-- What has been recognised of a file whose pictures take more than one turn, for the turn that goes on; empty when it is done.
alter table cv_files add column scan jsonb;
alter table job_description_uploads add column scan jsonb;
