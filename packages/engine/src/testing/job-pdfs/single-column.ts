import { drawPdf } from '../draw-pdf.ts';
import { plainLook, typeset } from '../typeset.ts';
import type { JobPdf } from './job-pdf.ts';

export const plain: JobPdf = {
  name: 'plain: labels with colons, round bullets',
  draw: () =>
    drawPdf((pdf) => {
      typeset(pdf)
        .title('Senior Software Engineer')
        .line('Job type: Permanent')
        .line('Working hours: Full-time, 37.5 hours per week')
        .line('Location: Manchester (hybrid, 2 days in the office)')
        .line('Available positions: 2')
        .line('Salary: £55,000 - £70,000 per annum')
        .line('Application deadline: 30 November 2026')
        .line('Recruiter: Priya Raman')
        .heading('About the role')
        .paragraph(
          'You will join the payments team and help us move money safely for two million customers. The team owns its services from the first sketch to the pager.',
        )
        .heading('Responsibilities')
        .items([
          'Design, build and run services in TypeScript and Go',
          'Review the work of your colleagues and have yours reviewed, with care for the people who will read the code in five years',
          'Take part in the on-call rota, one week in eight',
        ])
        .heading('Requirements')
        .items(['Five years of building web services', 'Solid knowledge of PostgreSQL', 'Clear written English'])
        .heading('Skills')
        .items(['TypeScript', 'Node.js', 'PostgreSQL', 'Kubernetes'])
        .heading('Nice to have')
        .items(['Experience with payment schemes', 'Some Go'])
        .heading('Benefits')
        .items(['28 days of holiday plus bank holidays', 'Pension with 8% from us']);
    }),
  expected: {
    title: 'Senior Software Engineer',
    town: 'Manchester',
    jobType: 'permanent',
    workingHours: 'Full-time',
    location: 'hybrid',
    available_positions: 2,
    salaryMin: 55_000,
    salaryMax: 70_000,
    applicationDeadline: '2026-11-30',
    recruiter: 'Priya Raman',
    description: ['You will join the payments team', 'from the first sketch to the pager.'],
    responsibilities: [
      'Design, build and run services in TypeScript and Go',
      'Review the work of your colleagues and have yours reviewed, with care for the people who will read the code in five years',
      'Take part in the on-call rota, one week in eight',
    ],
    requirements: ['Five years of building web services', 'Solid knowledge of PostgreSQL', 'Clear written English'],
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Kubernetes'],
    niceToHave: ['Experience with payment schemes', 'Some Go'],
    benefits: ['28 days of holiday plus bank holidays', 'Pension with 8% from us'],
  },
};

export const shortForms: JobPdf = {
  name: 'facts in one line, "£45k–55k", dashes as bullets, headings in capitals',
  draw: () =>
    drawPdf((pdf) => {
      const set = typeset(pdf, {
        ...plainLook,
        bullet: '–',
        heading: (text) => text.toUpperCase(),
        bodyFont: 'Times-Roman',
        headingFont: 'Times-Bold',
      });
      pdf.font('Times-Bold').fontSize(22).text('MARKETING MANAGER (B2B)', { align: 'center' });
      pdf
        .font('Times-Roman')
        .fontSize(11)
        .text('Leeds | Remote | Permanent | Full-time | £45k–55k', { align: 'center' })
        .moveDown();
      set
        .heading('The role')
        .paragraph(
          'Harbour & Vane sells lighting to theatres. We want to be found by every stage manager in Europe, and you will own how.',
        )
        .heading('What you’ll do')
        .items([
          'Own the yearly campaign plan',
          'Run paid search and measure what it brings',
          'Brief and coach two freelancers',
        ])
        .heading('What we’re looking for')
        .items([
          'Experience in business-to-business marketing',
          'Confidence with Google Analytics, SEO and HubSpot',
          'A portfolio you are proud of',
        ])
        .heading('What’s in it for you')
        .items(['Every second Friday off', 'A training budget of £1,500'])
        .heading('How to apply')
        .paragraph('Please send your CV to Tomás Nuñez by 5th December 2026. We have one vacancy.');
    }),
  expected: {
    title: 'Marketing Manager (B2B)',
    town: 'Leeds',
    jobType: 'permanent',
    workingHours: 'Full-time',
    location: 'remote',
    available_positions: 1,
    salaryMin: 45_000,
    salaryMax: 55_000,
    applicationDeadline: '2026-12-05',
    recruiter: 'Tomás Nuñez',
    description: ['Harbour & Vane sells lighting to theatres.'],
    responsibilities: [
      'Own the yearly campaign plan',
      'Run paid search and measure what it brings',
      'Brief and coach two freelancers',
    ],
    requirements: [
      'Experience in business-to-business marketing',
      'Confidence with Google Analytics, SEO and HubSpot',
      'A portfolio you are proud of',
    ],
    skills: ['Google Analytics', 'SEO', 'HubSpot'],
    benefits: ['Every second Friday off', 'A training budget of £1,500'],
  },
};

export const drawnBullets: JobPdf = {
  name: 'bullets that are drawn, numbered duties, a fixed salary, a date in figures',
  draw: () =>
    drawPdf((pdf) => {
      const set = typeset(pdf, { ...plainLook, bullet: '1.' });
      set.title('Job Description: Warehouse Operative');
      for (const [label, value] of [
        ['Contract type', 'Fixed-term contract, 12 months'],
        ['Hours of work', '40 hours per week, shifts'],
        ['Place of work', 'On-site at our depot in Doncaster'],
        ['Number of vacancies', 'Six'],
        ['Annual salary', '£24,500 pa'],
        ['Closing date', '15/01/2027'],
        ['Hiring manager', 'Gareth ap Rhys'],
      ] as const) {
        pdf.font('Helvetica-Bold').fontSize(10.5).text(label, { continued: true }).font('Helvetica').text(`  ${value}`);
      }
      set
        .heading('Job purpose')
        .paragraph('To keep goods moving through the depot safely, on time and with nothing broken.');
      set
        .heading('Main duties')
        .items(['Unload, check and store deliveries', 'Pick and pack orders', 'Keep the floor clean and safe']);
      set.heading('Essential criteria');
      pdf
        .font('Helvetica')
        .fontSize(10.5)
        .list(['Counterbalance forklift licence', 'Able to lift 20 kg', 'Knowledge of manual handling'], {
          bulletRadius: 2,
          textIndent: 14,
        });
      set.heading('Key skills').paragraph('Forklift driving, stock control, teamwork and timekeeping');
    }),
  expected: {
    title: 'Warehouse Operative',
    town: 'Doncaster',
    jobType: 'Contract',
    workingHours: 'Full-time',
    location: 'onsite',
    available_positions: 6,
    salaryMin: 24_500,
    salaryMax: 24_500,
    applicationDeadline: '2027-01-15',
    recruiter: 'Gareth ap Rhys',
    description: ['To keep goods moving through the depot safely'],
    responsibilities: ['Unload, check and store deliveries', 'Pick and pack orders', 'Keep the floor clean and safe'],
    requirements: ['Counterbalance forklift licence', 'Able to lift 20 kg', 'Knowledge of manual handling'],
    skills: ['Forklift driving', 'stock control', 'teamwork', 'timekeeping'],
  },
};

export const letter: JobPdf = {
  name: 'a letter: prose without headings',
  draw: () =>
    drawPdf((pdf) => {
      const set = typeset(pdf, { ...plainLook, bodyFont: 'Times-Roman', bodySize: 12 });
      set
        .paragraph('Willow Lane Surgery')
        .paragraph('Dear applicant,')
        .paragraph(
          'We are looking for an experienced Practice Nurse to join our friendly surgery in York. This is a permanent, part-time position of 24 hours per week, and because you will be caring for patients the role is based on site.',
        )
        .paragraph(
          'You will run clinics for people with asthma and diabetes. You will give vaccinations and take blood samples. You will keep careful records in our clinical system.',
        )
        .paragraph(
          'You must hold current NMC registration. You should have at least two years of experience in general practice, and training in phlebotomy and infection control is essential. A prescribing qualification would be an advantage.',
        )
        .paragraph('In return we offer the NHS pension scheme and six weeks of annual leave.')
        .paragraph(
          'The salary is £34,581 to £42,121 per year, pro rata. Applications close on Friday 29 January 2027. For an informal talk please contact Dr Amara Okafor on 01904 496 0123.',
        );
    }),
  expected: {
    title: 'Practice Nurse',
    jobType: 'permanent',
    workingHours: 'Part-time',
    location: 'onsite',
    salaryMin: 34_581,
    salaryMax: 42_121,
    applicationDeadline: '2027-01-29',
    recruiter: 'Dr Amara Okafor',
    description: ['We are looking for an experienced Practice Nurse'],
    responsibilities: [
      'You will run clinics for people with asthma and diabetes',
      'You will give vaccinations and take blood samples',
      'You will keep careful records in our clinical system',
    ],
    requirements: [
      'You must hold current NMC registration',
      'You should have at least two years of experience in general practice, and training in phlebotomy and infection control is essential',
    ],
    skills: ['Phlebotomy', 'Infection control'],
    niceToHave: ['A prescribing qualification'],
    benefits: ['In return we offer the NHS pension scheme and six weeks of annual leave'],
  },
};

export const american: JobPdf = {
  name: 'American spelling and dates, asterisks, hours as a number',
  draw: () =>
    drawPdf((pdf) => {
      typeset(pdf, { ...plainLook, bullet: '*' })
        .title('Data Analyst')
        .line('Employment Type: Full-Time')
        .line('Work Arrangement: On-site')
        .line('Openings: 3')
        .line('Compensation: GBP 38,000 to 44,000')
        .line('Apply by: January 8th, 2027')
        .line('Hiring Manager: Maria-Louise O’Connor')
        .heading('Position Summary')
        .paragraph(
          'Analyze the behavior of our customers and organize what you find so that the whole organization can act on it.',
        )
        .heading('Key Responsibilities')
        .items(['Build and maintain dashboards in Tableau', 'Answer questions from sales and finance'])
        .heading('Qualifications')
        .items(['Fluent SQL', 'Two years with Python and pandas', 'Bachelor’s degree or equivalent'])
        .heading('Preferred Qualifications')
        .items(['Experience with Snowflake'])
        .heading('Perks')
        .items(['Catered lunches', 'Fitness center membership']);
    }),
  expected: {
    title: 'Data Analyst',
    jobType: 'Full-time',
    workingHours: 'Full-time',
    location: 'onsite',
    available_positions: 3,
    salaryMin: 38_000,
    salaryMax: 44_000,
    applicationDeadline: '2027-01-08',
    recruiter: 'Maria-Louise O’Connor',
    description: ['Analyze the behavior of our customers'],
    responsibilities: ['Build and maintain dashboards in Tableau', 'Answer questions from sales and finance'],
    requirements: ['Fluent SQL', 'Two years with Python and pandas', 'Bachelor’s degree or equivalent'],
    skills: ['SQL', 'Python', 'pandas'],
    niceToHave: ['Experience with Snowflake'],
    benefits: ['Catered lunches', 'Fitness center membership'],
  },
};
