-- After the fast scorer a reader reads what a CV says, line by line. Its verdicts take the place of the fast ones in the score.

alter table scores
  -- The reader and its version; null while only the fast scorer has seen the CV.
  add column read_by text,
  -- For each thing that was read: its number among the job's, the line that shows most of it, and the verdict. Both numbers
  -- belong to the score's version and inputs.
  add column reading jsonb;
