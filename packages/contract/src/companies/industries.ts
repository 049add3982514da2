/** The specification's industries; the ids are those of the job board and never change. */
export const industries = {
  1: 'Accounting/Financial/Insurance',
  2: 'Agriculture',
  3: 'Arts/Graphic Design',
  4: 'Automotive/Aerospace',
  5: 'Catering',
  6: 'Charity',
  7: 'Engineering',
  8: 'Consulting',
  9: 'Customer Services',
  10: 'Distribution',
  11: 'Education',
  12: 'Electronics',
  13: 'IT',
  14: 'Legal',
  15: 'Leisure/Tourism',
  16: 'Management',
  17: 'Manufacturing/Surveying',
  18: 'Sales',
  19: 'Media',
  20: 'Medical/Pharmaceutical/Scientific',
  21: 'Military/Emergency/Government',
  22: 'Other',
  23: 'Personnel/Recruitment',
  24: 'Property Services',
  25: 'Telecoms',
  26: 'Administration',
  27: 'Construction',
  28: 'Retail/Purchasing',
  29: 'Marketing',
  30: 'Hospitality/Hotel',
  31: 'Public Sector',
  32: 'Social Care',
} as const;

export const industryIds: readonly number[] = Object.keys(industries).map(Number);

export const industryName = (id: number): string | undefined => industries[id as keyof typeof industries];
