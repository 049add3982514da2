/**
 * Skills that are recognised inside a sentence. A modest list on purpose: a name that is also an everyday word would
 * find skills that were not asked for.
 */
const SKILLS = `
JavaScript|TypeScript|Python|Java|C#|C++|PHP|Ruby on Rails|Ruby|Golang|Rust|Kotlin|Scala|Perl|MATLAB|VBA|Bash|PowerShell|
React|React Native|Angular|Vue.js|Next.js|Node.js|Express.js|Django|Flask|FastAPI|Spring Boot|Laravel|.NET|ASP.NET|jQuery|
HTML|CSS|Sass|Tailwind CSS|Bootstrap|GraphQL|REST APIs|SQL|MySQL|PostgreSQL|Microsoft SQL Server|SQL Server|Oracle|MongoDB|
Redis|Elasticsearch|Snowflake|BigQuery|Redshift|Databricks|Apache Spark|Hadoop|Kafka|RabbitMQ|Airflow|dbt|ETL|
AWS|Azure|Google Cloud|GCP|Docker|Kubernetes|Terraform|Ansible|Jenkins|GitHub Actions|GitLab|CI/CD|Linux|Git|
Machine learning|Deep learning|TensorFlow|PyTorch|scikit-learn|pandas|NumPy|Power BI|Tableau|Looker|Data analysis|Data modelling|
Figma|Adobe Photoshop|Photoshop|InDesign|Illustrator|Adobe Creative Suite|Adobe Creative Cloud|AutoCAD|SolidWorks|Revit|SketchUp|
Microsoft Excel|Excel|Microsoft Word|PowerPoint|Microsoft Office|Microsoft 365|Outlook|SharePoint|Google Workspace|
Salesforce|HubSpot|Dynamics 365|SAP|Sage 50|Sage|Xero|QuickBooks|Workday|ServiceNow|Jira|Confluence|Zendesk|
SEO|PPC|Google Analytics|Google Ads|WordPress|Shopify|Magento|Mailchimp|Content marketing|Social media|Copywriting|
Agile|Scrum|Kanban|PRINCE2|ITIL|Six Sigma|Lean|Project management|Stakeholder management|Risk management|Change management|
Budgeting|Forecasting|Financial reporting|Management accounts|Bookkeeping|Payroll|VAT returns|Bank reconciliation|Accounts payable|
Accounts receivable|Credit control|Auditing|IFRS|UK GAAP|ACCA|CIMA|AAT|
Customer service|Account management|Business development|Negotiation|Cold calling|Telesales|Merchandising|Stock control|Procurement|
Recruitment|Onboarding|Employee relations|Employment law|GDPR|Data protection|
Safeguarding|Care planning|Medication administration|Moving and handling|First aid|Food hygiene|Infection control|Phlebotomy|
Health and safety|Risk assessment|COSHH|Manual handling|Forklift|HGV|CPC|CSCS|18th Edition|PAT testing|Welding|CNC|PLC|
Food preparation|Menu planning|Lesson planning|Behaviour management|Phonics|
Communication|Teamwork|Leadership|Time management|Problem solving|Attention to detail|Organisation|Presentation skills|Report writing|
Mentoring|Coaching|Line management|Event management|Fundraising|Translation`
  .replaceAll('\n', '')
  .split('|')
  .filter((skill) => skill !== '');

const escaped = (skill: string): string =>
  skill
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/[ -]/g, '[ -]')
    .replace('modelling', 'modell?ing')
    .replace('Organisation', 'organi[sz]ation');

const BY_WORDS = new Map(SKILLS.map((skill) => [skill.toLowerCase(), skill]));

/** Longer names first, so that "React Native" is not "React". */
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}.#+])(?:${SKILLS.toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}#+]|\\.\\p{L})`,
  'giu',
);

/** Names short enough to be a word by accident count only in the letters they are written in. */
const EXACT = new Set([
  'Sage',
  'Lean',
  'Excel',
  'Oracle',
  'Looker',
  'Outlook',
  'Git',
  'Rust',
  'Scala',
  'Flask',
  'Bash',
  'Sass',
  'AAT',
  'CPC',
  'SAP',
  'PLC',
]);

export function findSkills(text: string): string[] {
  const skills = new Set<string>();
  for (const [match] of text.matchAll(PATTERN)) {
    const skill =
      BY_WORDS.get(match.toLowerCase().replace('modeling', 'modelling').replace('organization', 'organisation')) ??
      match;
    if (!EXACT.has(skill) || match === skill) skills.add(skill);
  }
  return [...skills];
}
