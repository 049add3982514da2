/** Two invented companies of one organisation. */
export const demoCompanies = {
  northlight: {
    company_name: 'Northlight Robotics',
    industry: 7,
    description:
      'Northlight builds small inspection robots that crawl through the places people should not have to: culverts, ducts, the insides of wind-turbine blades. Eighty of us work in a former tram depot in Leeds, with a workshop on the ground floor and the people who write the software right above it.',
    location: 'Leeds',
    website: 'https://northlight.example',
    career_page_url: 'https://northlight.example/careers',
    size: 80,
    contact_email: 'people@northlight.example',
    contact_phone: '0113 496 0142',
    contact_name: 'Rosalind Achebe',
    contact_position: 'Head of People',
    public_token: 'demo-northlight-robotics',
  },
  harbour: {
    company_name: 'Harbour & Pine',
    industry: 30,
    description:
      'Harbour & Pine runs five small hotels on the Northumberland coast. Each has its own kitchen, its own character and its own view of the sea, and all of them share a belief that good service starts with staff who are treated well.',
    location: 'Alnwick',
    website: 'https://harbourandpine.example',
    career_page_url: 'https://harbourandpine.example/work-with-us',
    size: 140,
    contact_email: 'jobs@harbourandpine.example',
    contact_phone: '01665 496 022',
    contact_name: 'Tomasz Lindqvist',
    contact_position: 'Operations Manager',
    public_token: 'demo-harbour-and-pine',
  },
} as const;
