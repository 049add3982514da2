const labels: Record<string, string> = {
  title: 'Job title',
  recruiter: 'Recruiter name',
  description: 'Description',
  location: 'Location',
  town: 'Town',
  available_positions: 'Available positions',
  salary: 'Salary (£)',
  match_score_threshold: 'Match score threshold',
  jobType: 'Job type',
  workingHours: 'Working hours',
  skills: 'Skills',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  niceToHave: 'Nice to have',
  benefits: 'Benefits',
  applicationDeadline: 'Application deadline',
  status: 'Status',
  candidate_profile: 'About the person',
  team: 'About the team',
};

/** What the form calls a field of the contract. */
export const jobFieldLabel = (path: string): string => labels[path] ?? path;
