import { type PreparedJob, prepareJob } from '../src/scoring/prepared-job.ts';

/** A job of this trade that asks for one thing. */
export const jobAsking = ({
  trade,
  requirement,
}: {
  readonly trade: string;
  readonly requirement: string;
}): PreparedJob =>
  prepareJob({
    title: trade,
    description: '',
    skills: [],
    requirements: [requirement],
    responsibilities: [],
    niceToHave: [],
  });
