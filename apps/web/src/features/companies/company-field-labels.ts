const labels: Record<string, string> = {
  companyName: 'Company name',
  industry: 'Industry',
  description: 'Description',
  location: 'Location',
  website: 'Website',
  careerPageUrl: 'Career page URL',
  size: 'Company size',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  contactName: 'Contact name',
  contactPosition: 'Contact position',
};

/** What the form calls a field of the contract. */
export const companyFieldLabel = (path: string): string => labels[path] ?? path;
