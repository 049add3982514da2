/**
 * What a skill is shown by that is called otherwise: a candidate who works with PostgreSQL writes SQL. One way only, and only where
 * every recruiter of the trade would say so: Docker is no Kubernetes, MySQL no PostgreSQL.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  sql: ['postgresql', 'mysql', 'mariadb', 'sqlite', 'oracle-database', 'microsoft-sql-server'],
  kubernetes: ['openshift', 'helm'],
  javascript: ['typescript', 'node-js', 'react', 'vue-js', 'angular', 'jquery', 'next-js'],
  react: ['next-js'],
  css: ['sass', 'tailwind-css'],
  git: ['github', 'gitlab'],
  'ci-cd': ['jenkins', 'github-actions', 'gitlab-ci'],
  'amazon-web-services': ['amazon-ec2', 'aws-lambda', 'dynamodb'],
  'microsoft-azure': ['azure-devops'],
  'google-cloud-platform': ['bigquery'],
  'microsoft-office': ['microsoft-excel', 'microsoft-word', 'microsoft-powerpoint', 'microsoft-outlook'],
  'microsoft-excel': ['vba'],
  python: ['django', 'flask', 'pandas'],
  java: ['spring-boot', 'spring-framework'],
  php: ['laravel'],
  ruby: ['ruby-on-rails'],
  'dot-net': ['asp-net'],
  'adobe-creative-cloud': ['adobe-photoshop', 'adobe-illustrator', 'adobe-indesign'],
  'infrastructure-as-code': ['terraform', 'ansible'],
  crm: ['salesforce', 'hubspot'],
  nosql: ['mongodb', 'dynamodb'],
  'test-automation': ['unit-testing', 'cypress', 'playwright', 'selenium'],
  agile: ['scrum', 'kanban'],
  erp: ['sap'],
  autocad: ['civil-3d'],
};

const wholesOf = new Map<string, string[]>();
for (const [whole, parts] of Object.entries(PARTS)) {
  for (const part of parts) wholesOf.set(part, [...(wholesOf.get(part) ?? []), whole]);
}

/** A skill and whatever it is a part of. */
export function withWholes(id: string): string[] {
  const found = [id];
  for (const known of found)
    for (const whole of wholesOf.get(known) ?? []) if (!found.includes(whole)) found.push(whole);
  return found;
}
