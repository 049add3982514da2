import { drawPdf, type Pdf } from '../draw-pdf.ts';
import { plainLook, typeset } from '../typeset.ts';
import type { JobPdf } from './job-pdf.ts';

function column(pdf: Pdf, x: number, y: number): void {
  pdf.x = x;
  pdf.y = y;
}

export const twoColumns: JobPdf = {
  name: 'two columns below a headline, square bullets, "45,000 per annum"',
  draw: () =>
    drawPdf((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(24).text('Finance Business Partner', 56, 56);
      pdf
        .font('Helvetica')
        .fontSize(11)
        .text('Brightwater Housing  •  Bristol  •  Hybrid working  •  Permanent', 56, 90);
      const look = { ...plainLook, bullet: '▪', bodyFont: 'Helvetica', bodySize: 9.5 };
      // The standard fonts have no square; a hyphen is what writers of such files fall back to.
      const set = typeset(pdf, { ...look, bullet: '-' }, 225);
      column(pdf, 56, 130);
      set
        .heading('Overview')
        .paragraph(
          'Work with our housing and care directors so that every pound goes where it helps most. You will translate numbers into decisions and decisions into numbers.',
        )
        .heading('Key responsibilities')
        .items([
          'Prepare monthly management accounts for three directorates and explain what moved',
          'Lead the yearly budget round',
          'Challenge business cases kindly and firmly',
        ])
        .heading('Benefits')
        .items(['Car scheme', 'Volunteering days']);
      column(pdf, 315, 130);
      set
        .heading('Key details')
        .line('Salary: 45,000 per annum')
        .line('Hours: 35 per week, full time')
        .line('Positions: 1')
        .line('Closing date: 12.02.2027')
        .line('Contact: Joanna Field, Talent Partner')
        .heading('Requirements')
        .items([
          'CIMA or ACCA qualified, or nearly so, with evidence of continuing development',
          'Experience of budgeting and forecasting',
          'Confident with Excel',
        ])
        .heading('Desirable')
        .items(['Knowledge of social housing']);
    }),
  expected: {
    title: 'Finance Business Partner',
    town: 'Bristol',
    jobType: 'permanent',
    workingHours: 'Full-time',
    location: 'hybrid',
    available_positions: 1,
    salaryMin: 45_000,
    salaryMax: 45_000,
    applicationDeadline: '2027-02-12',
    recruiter: 'Joanna Field',
    description: ['Work with our housing and care directors so that every pound goes where it helps most.'],
    responsibilities: [
      'Prepare monthly management accounts for three directorates and explain what moved',
      'Lead the yearly budget round',
      'Challenge business cases kindly and firmly',
    ],
    requirements: [
      'CIMA or ACCA qualified, or nearly so, with evidence of continuing development',
      'Experience of budgeting and forecasting',
      'Confident with Excel',
    ],
    skills: ['CIMA', 'ACCA', 'Budgeting', 'Forecasting', 'Excel'],
    niceToHave: ['Knowledge of social housing'],
    benefits: ['Car scheme', 'Volunteering days'],
  },
};

export const factTable: JobPdf = {
  name: 'a ruled table of facts, with a cell of two lines',
  draw: () =>
    drawPdf((pdf) => {
      typeset(pdf).title('Site Manager');
      const rows = [
        ['Job type', 'Permanent'],
        ['Working hours', 'Full-time (Monday to Friday, 7.30 to 16.30)'],
        [
          'Location',
          'On-site, Exeter and the surrounding area; you will visit every site of yours at least once a week',
        ],
        ['Available positions', '2'],
        ['Salary', '£48,000 to £56,000 plus car allowance of £5,000'],
        ['Application deadline', '28 Feb 2027'],
        ['Recruiter', 'Helen Mwangi'],
        ['Team size', '14'],
      ] as const;
      let y = pdf.y + 6;
      for (const [label, value] of rows) {
        pdf.font('Helvetica-Bold').fontSize(10).text(label, 62, y, { width: 130 });
        pdf.font('Helvetica').text(value, 200, y, { width: 320 });
        const bottom = Math.max(pdf.y, y + 12) + 4;
        pdf.moveTo(56, bottom).lineTo(540, bottom).strokeColor('#999999').stroke();
        y = bottom + 5;
      }
      column(pdf, 56, y + 6);
      typeset(pdf)
        .heading('Job description')
        .paragraph(
          'Run building sites from the first spade to the handover of the keys, with safety before speed and speed before excuses.',
        )
        .heading('Duties and responsibilities')
        .items(['Plan the work of trades and suppliers', 'Hold the daily safety briefing'])
        .heading('Skills and experience')
        .items(['Five years of site management', 'SMSTS and CSCS cards', 'First aid certificate']);
    }),
  expected: {
    title: 'Site Manager',
    town: 'Exeter',
    jobType: 'permanent',
    workingHours: 'Full-time',
    location: 'onsite',
    available_positions: 2,
    salaryMin: 48_000,
    salaryMax: 56_000,
    applicationDeadline: '2027-02-28',
    recruiter: 'Helen Mwangi',
    description: ['Run building sites from the first spade to the handover of the keys'],
    responsibilities: ['Plan the work of trades and suppliers', 'Hold the daily safety briefing'],
    requirements: ['Five years of site management', 'SMSTS and CSCS cards', 'First aid certificate'],
    skills: ['CSCS', 'First aid'],
    team: { size: 14 },
  },
};

export const sidebar: JobPdf = {
  name: 'a dark sidebar with white text, labels above their values',
  draw: () =>
    drawPdf((pdf) => {
      pdf.rect(0, 0, 190, 842).fill('#1f3a5f');
      column(pdf, 24, 60);
      for (const [label, value] of [
        ['CONTRACT', 'Temporary'],
        ['HOURS', 'Part-time, 20 hours'],
        ['WORKING MODEL', 'Remote (UK)'],
        ['VACANCIES', '4 positions'],
        ['SALARY', '£26,000 – £29,500'],
        ['DEADLINE', '2027-03-19'],
        ['RECRUITER', 'Siobhán Kelly'],
      ] as const) {
        pdf.fillColor('#9fb8d9').font('Helvetica-Bold').fontSize(9).text(label, { width: 150 });
        pdf.fillColor('#ffffff').font('Helvetica').fontSize(11).text(value, { width: 150 }).moveDown(0.9);
      }
      pdf.fillColor('#000000');
      column(pdf, 220, 60);
      const set = typeset(pdf, plainLook, 320);
      set
        .title('Customer Support Advisor')
        .heading('About the job')
        .paragraph(
          'People call us when their boiler is cold. You will be the calm voice that gets it warm again, from wherever you live.',
        )
        .heading('Your day-to-day')
        .items(['Answer calls, chats and e-mails', 'Book engineers and keep people informed until it is done'])
        .heading('You’ll need')
        .items(['A quiet place to work', 'Experience in customer service', 'Patience'])
        .heading('Skills')
        .items(['Customer service', 'Zendesk', 'Typing'])
        .heading('Soft skills')
        .items(['Empathy', 'Calm under pressure']);
    }),
  expected: {
    title: 'Customer Support Advisor',
    jobType: 'Temporary',
    workingHours: 'Part-time',
    location: 'remote',
    available_positions: 4,
    salaryMin: 26_000,
    salaryMax: 29_500,
    applicationDeadline: '2027-03-19',
    recruiter: 'Siobhán Kelly',
    description: ['People call us when their boiler is cold.'],
    responsibilities: ['Answer calls, chats and e-mails', 'Book engineers and keep people informed until it is done'],
    requirements: ['A quiet place to work', 'Experience in customer service', 'Patience'],
    skills: ['Customer service', 'Zendesk', 'Typing'],
    candidate_profile: { softSkills: ['Empathy', 'Calm under pressure'] },
  },
};

export const personSpecification: JobPdf = {
  name: 'a person specification: essential beside desirable',
  draw: () =>
    drawPdf((pdf) => {
      typeset(pdf)
        .title('School Administrator')
        .line('Contract: Permanent')
        .line('Working pattern: Part-time, term time only')
        .line('Base: Oakfield Primary School; this is a school-based post')
        .line('No. of posts: 1')
        .line('Salary range: £21,575 to £22,737 per annum pro rata')
        .line('Closing date: Monday 1st March 2027 at noon')
        .line('Contact name: Mrs Beatrice Hall')
        .heading('Purpose of the post')
        .paragraph(
          'To be the first friendly face of the school and to keep its office in order for children, parents and staff.',
        )
        .heading('Main tasks')
        .items(['Welcome visitors', 'Keep pupil records', 'Order supplies'])
        .heading('Person specification');
      const y = pdf.y + 4;
      for (const [index, [essential, desirable]] of [
        ['Essential', 'Desirable'],
        ['GCSE English and maths', 'First aid training'],
        ['Good knowledge of Microsoft Office', 'Experience in a school'],
        ['Safeguarding awareness', 'Knowledge of SIMS'],
      ].entries()) {
        pdf.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(10.5);
        pdf.text(essential ?? '', 62, y + index * 22, { width: 220, lineBreak: false });
        pdf.text(desirable ?? '', 310, y + index * 22, { width: 220, lineBreak: false });
      }
    }),
  expected: {
    title: 'School Administrator',
    jobType: 'permanent',
    workingHours: 'Part-time',
    location: 'onsite',
    available_positions: 1,
    salaryMin: 21_575,
    salaryMax: 22_737,
    applicationDeadline: '2027-03-01',
    recruiter: 'Mrs Beatrice Hall',
    description: ['To be the first friendly face of the school'],
    responsibilities: ['Welcome visitors', 'Keep pupil records', 'Order supplies'],
    requirements: ['GCSE English and maths', 'Good knowledge of Microsoft Office', 'Safeguarding awareness'],
    skills: ['Microsoft Office', 'Safeguarding'],
    niceToHave: ['First aid training', 'Experience in a school', 'Knowledge of SIMS'],
  },
};
