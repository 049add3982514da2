import { drawPdf } from '../draw-pdf.ts';
import { plainLook, typeset } from '../typeset.ts';
import type { JobPdf } from './job-pdf.ts';

/** Advertisements in the wording of different trades. */

export const hospital: JobPdf = {
  name: 'a hospital: bands, sites, sections in full sentences',
  draw: () =>
    drawPdf((pdf) => {
      typeset(pdf, { ...plainLook, headingSize: 12, bodySize: 11 })
        .line('St Aldate’s NHS Foundation Trust')
        .title('Band 6 Physiotherapist – Musculoskeletal')
        .line('Grade: Band 6')
        .line('Contract: Permanent')
        .line('Hours: Full time - 37.5 hours per week')
        .line('Job ref: 218-AHP-6641')
        .line('Site: Northern General, ward-based')
        .line('Salary: £37,338 - £44,962 per annum')
        .line('Closing: 17/02/2027 23:59')
        .heading('Job overview')
        .paragraph(
          'An exciting opportunity has arisen for an enthusiastic physiotherapist to join our musculoskeletal service. We see 14,000 people a year.',
        )
        .heading('Main duties of the job')
        .items([
          'Assess and treat people with complex conditions',
          'Supervise students and junior staff',
          'Contribute to audit and research',
        ])
        .heading('Person specification')
        .heading('Qualifications and experience')
        .items(['HCPC registration', 'Two years of post-graduate experience'])
        .heading('Desirable')
        .items(['Injection therapy training'])
        .heading('Contact details')
        .line('Name: Oluwaseun Adeyemi')
        .line('Job title: Team Lead')
        .line('Telephone number: 01632 960 441');
    }),
  expected: {
    title: 'Band 6 Physiotherapist – Musculoskeletal',
    jobType: 'permanent',
    workingHours: 'Full-time',
    location: 'onsite',
    salaryMin: 37_338,
    salaryMax: 44_962,
    applicationDeadline: '2027-02-17',
    recruiter: 'Oluwaseun Adeyemi',
    description: ['An exciting opportunity has arisen'],
    responsibilities: [
      'Assess and treat people with complex conditions',
      'Supervise students and junior staff',
      'Contribute to audit and research',
    ],
    requirements: ['HCPC registration', 'Two years of post-graduate experience'],
    niceToHave: ['Injection therapy training'],
  },
};

export const startUp: JobPdf = {
  name: 'a start-up: chatty headings, a stack, remote first',
  draw: () =>
    drawPdf((pdf) => {
      typeset(pdf, { ...plainLook, bodySize: 10 })
        .title('Founding Backend Engineer')
        .paragraph('£80k–£110k + equity  ·  Remote-first (UK)  ·  Full-time, permanent')
        .heading('Hello!')
        .paragraph(
          'We are Lumen Labs. Seven of us are rebuilding how small charities do their accounts, and we would like you to be the eighth.',
        )
        .heading('What you’ll be working on')
        .items([
          'The ledger at the heart of the product',
          'Imports from every bank in the country',
          'Talking to treasurers, every week',
        ])
        .heading('Our stack')
        .paragraph('TypeScript, Node.js, PostgreSQL, AWS and Terraform.')
        .heading('You might be a fit if')
        .items(['You have shipped a product from nothing', 'You write tests because you like sleeping'])
        .heading('Bonus points')
        .items(['You have closed a set of books'])
        .heading('Perks & benefits')
        .items(['30 days of holiday', 'A desk budget'])
        .heading('The process')
        .paragraph(
          'A chat, a small task, a day together. Deadline for applications is 9 April 2027. Questions? Get in touch with Ffion Pugh at ffion@lumen.example.',
        );
    }),
  expected: {
    title: 'Founding Backend Engineer',
    jobType: 'permanent',
    workingHours: 'Full-time',
    location: 'remote',
    salaryMin: 80_000,
    salaryMax: 110_000,
    applicationDeadline: '2027-04-09',
    recruiter: 'Ffion Pugh',
    description: ['We are Lumen Labs.'],
    responsibilities: [
      'The ledger at the heart of the product',
      'Imports from every bank in the country',
      'Talking to treasurers, every week',
    ],
    requirements: ['You have shipped a product from nothing', 'You write tests because you like sleeping'],
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'AWS', 'Terraform'],
    niceToHave: ['You have closed a set of books'],
    benefits: ['30 days of holiday', 'A desk budget'],
  },
};

export const council: JobPdf = {
  name: 'a council: four cells a row, a numbered specification',
  draw: () =>
    drawPdf((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(18).text('ROLE PROFILE', 56, 56);
      const rows = [
        ['Job title:', 'Planning Officer', 'Directorate:', 'Place'],
        ['Contract type:', 'Fixed term, 24 months', 'Hours:', '37 per week'],
        ['Location:', 'Civic Centre / home (hybrid)', 'No of posts:', '2'],
        ['Salary:', '£33,366 to £38,296', 'Closing date:', '26 March 2027'],
        ['Reports to:', 'Planning Manager', 'Recruiting manager:', 'Mark Whitfield'],
      ];
      for (const [index, row] of rows.entries()) {
        for (const [cell, x] of [56, 140, 330, 440].entries()) {
          pdf
            .font(cell % 2 === 0 ? 'Helvetica-Bold' : 'Helvetica')
            .fontSize(9.5)
            .text(row[cell] ?? '', x, 100 + index * 20, { lineBreak: false });
        }
      }
      pdf.x = 56;
      pdf.y = 215;
      typeset(pdf, { ...plainLook, bullet: '1.' })
        .heading('1. Purpose of the role')
        .paragraph(
          'To decide planning applications fairly and in time, and to explain those decisions to people who disagree with them.',
        )
        .heading('2. Key accountabilities')
        .items(['Manage a caseload of applications', 'Present to committee', 'Advise the public'])
        .heading('3. Knowledge, skills and experience')
        .items(['A degree in planning', 'Report writing for committees']);
    }),
  expected: {
    title: 'Planning Officer',
    jobType: 'Contract',
    workingHours: 'Full-time',
    location: 'hybrid',
    available_positions: 2,
    salaryMin: 33_366,
    salaryMax: 38_296,
    applicationDeadline: '2027-03-26',
    recruiter: 'Mark Whitfield',
    description: ['To decide planning applications fairly and in time'],
    responsibilities: ['Manage a caseload of applications', 'Present to committee', 'Advise the public'],
    requirements: ['A degree in planning', 'Report writing for committees'],
    skills: ['Report writing'],
    team: { structure: 'Planning Manager' },
  },
};

export const agency: JobPdf = {
  name: 'an agency: one paragraph of facts, lines without bullets',
  draw: () =>
    drawPdf((pdf) => {
      const set = typeset(pdf, { ...plainLook, bodyFont: 'Times-Roman', headingFont: 'Times-Bold', bodySize: 11 });
      set
        .title('Credit Controller')
        .paragraph(
          'Salary: up to £29,000 | Location: Reading (office based) | Type: Temp to perm | Hours: 9am – 5.30pm, Monday to Friday',
        )
        .paragraph(
          'Our client, a family-run builders’ merchant, is looking to appoint a Credit Controller to look after four hundred accounts and the people behind them.',
        )
        .heading('The job')
        .line('Chase overdue accounts by telephone and letter')
        .line('Reconcile ledgers')
        .line('Set up new accounts')
        .heading('The candidate')
        .line('Previous credit control experience')
        .line('Good working knowledge of Sage 50 and Excel')
        .heading('The package')
        .line('Free parking')
        .line('23 days of holiday')
        .heading('Apply')
        .paragraph('Applications must reach us before Thursday 6 May 2027. Contact Rupinder Kaur on 0118 496 0177.');
    }),
  expected: {
    title: 'Credit Controller',
    town: 'Reading',
    jobType: 'Temporary',
    location: 'onsite',
    salaryMax: 29_000,
    applicationDeadline: '2027-05-06',
    recruiter: 'Rupinder Kaur',
    description: ['Our client, a family-run builders’ merchant'],
    responsibilities: ['Chase overdue accounts by telephone and letter', 'Reconcile ledgers', 'Set up new accounts'],
    requirements: ['Previous credit control experience', 'Good working knowledge of Sage 50 and Excel'],
    skills: ['Credit control', 'Sage 50', 'Excel'],
    benefits: ['Free parking', '23 days of holiday'],
  },
};

export const poster: JobPdf = {
  name: 'a poster: centred, in capitals, boxes',
  draw: () =>
    drawPdf((pdf) => {
      pdf.rect(0, 0, 595, 150).fill('#7a1f2b');
      pdf
        .fillColor('#ffffff')
        .font('Helvetica-Bold')
        .fontSize(16)
        .text('WE ARE HIRING!', 0, 40, { align: 'center', width: 595 });
      pdf.fontSize(30).text('PASTRY CHEF', 0, 75, { align: 'center', width: 595 });
      pdf
        .fillColor('#000000')
        .fontSize(12)
        .font('Helvetica')
        .text('Part-time · On-site · The Old Mill, Ludlow', 0, 170, { align: 'center', width: 595 });
      pdf.text('£27,500 PER YEAR (PRO RATA)', 0, 190, { align: 'center', width: 595 });
      const set = typeset(pdf, { ...plainLook, heading: (text) => text.toUpperCase() }, 240);
      pdf.x = 50;
      pdf.y = 230;
      set
        .heading('You will')
        .items(['Bake for breakfast and tea', 'Invent a cake each season', 'Keep a spotless station']);
      pdf.x = 320;
      pdf.y = 230;
      set.heading('You have').items(['Two years in a pastry kitchen', 'A food hygiene certificate']);
      pdf.x = 50;
      pdf.y = 400;
      typeset(pdf).paragraph(
        'Everything is made here, by hand, from flour that was ground downstairs. Come and taste before you apply.',
      );
      pdf
        .font('Helvetica-Bold')
        .fontSize(12)
        .text('Apply by 12th June 2027 to chef Marguerite Blanc', 50, 460, { align: 'center', width: 495 });
    }),
  expected: {
    title: 'Pastry Chef',
    jobType: 'Part-time',
    workingHours: 'Part-time',
    location: 'onsite',
    town: 'Ludlow',
    salaryMin: 27_500,
    salaryMax: 27_500,
    applicationDeadline: '2027-06-12',
    recruiter: 'Marguerite Blanc',
    description: ['Everything is made here, by hand'],
    responsibilities: ['Bake for breakfast and tea', 'Invent a cake each season', 'Keep a spotless station'],
    requirements: ['Two years in a pastry kitchen', 'A food hygiene certificate'],
    skills: ['Food hygiene'],
  },
};
