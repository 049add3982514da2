import type { MadeUpTrade } from './authorship-trade.ts';

/** Half of the trades the made-up machine CVs are of. */
export const officeTrades: readonly MadeUpTrade[] = [
  {
    title: 'Marketing Manager',
    summary:
      'Results-driven marketing manager with a proven track record of developing data-driven strategies that elevate brand presence and deliver measurable growth. Adept at leading cross-functional teams, fostering collaboration and translating customer insights into impactful campaigns across digital channels.',
    bullets: [
      'Spearheaded a multi-channel campaign strategy that increased qualified leads by 42% within the first year, significantly enhancing brand visibility.',
      'Leveraged analytics tools to uncover actionable insights, optimizing paid media spend and reducing cost per acquisition by 27%.',
      'Collaborated with cross-functional teams across product, sales and design to align messaging and deliver seamless customer experiences.',
      'Orchestrated the launch of a new loyalty programme, resulting in a 35% uplift in repeat purchases and stronger customer engagement.',
      'Mentored a team of five specialists, fostering a culture of continuous improvement, creativity and accountability.',
      'Developed comprehensive content calendars tailored to key audience segments, boosting organic traffic by 60%.',
      'Streamlined reporting processes through automated dashboards, saving 15 hours per month and enabling data-driven decision-making.',
      'Championed a customer-centric approach to email marketing, achieving a 31% increase in open rates.',
    ],
    plain: [
      'Planned the yearly campaigns with two agencies and kept them within a budget of £400,000.',
      'Wrote the briefs for print, radio and the website.',
      'Ran the trade fair stand in Birmingham every spring.',
      'Looked after the newsletter, which went to about 12,000 customers.',
      'Answered questions from the press and from shops.',
    ],
    skills: ['SEO', 'Google Analytics', 'HubSpot', 'Content strategy', 'Campaign planning'],
  },
  {
    title: 'Software Engineer',
    summary:
      'Innovative software engineer with deep expertise in designing scalable, high-performance applications. Passionate about leveraging cutting-edge technologies to solve complex problems, with a strong commitment to clean code, best practices and seamless user experiences.',
    bullets: [
      'Architected and implemented a scalable microservices platform, improving system reliability by 38% and reducing deployment times by half.',
      'Spearheaded the migration of legacy systems to the cloud, ensuring seamless integration, robust security and minimal downtime.',
      'Leveraged automated testing and continuous integration to enhance code quality, cutting production defects by 45%.',
      'Collaborated closely with cross-functional stakeholders to translate complex business requirements into elegant technical solutions.',
      'Optimized database queries and caching layers, resulting in a 52% improvement in average response time.',
      'Mentored junior engineers through code reviews and pair programming, fostering a culture of technical excellence and knowledge sharing.',
      'Developed a robust monitoring framework that enabled proactive incident resolution and improved uptime to 99.98%.',
      'Championed best practices in accessibility and performance, elevating the overall quality of the product.',
    ],
    plain: [
      'Wrote the booking service in Java and looked after its database.',
      'Moved the nightly jobs from an old server to a new one.',
      'Shared the on-call rota with four others, one week in five.',
      'Fixed bugs that customers reported and wrote tests for them.',
      'Showed two new colleagues round the code.',
    ],
    skills: ['Java', 'PostgreSQL', 'Docker', 'REST APIs', 'Git'],
  },
  {
    title: 'Project Manager',
    summary:
      'Dynamic and detail-oriented project manager with a demonstrated ability to deliver complex initiatives on time, within scope and under budget. Skilled in stakeholder engagement, risk management and agile delivery, with a passion for driving operational excellence and fostering high-performing teams.',
    bullets: [
      'Led the end-to-end delivery of a £4M transformation programme, ensuring alignment with strategic objectives and stakeholder expectations.',
      'Spearheaded the adoption of agile methodologies across three departments, resulting in a 30% improvement in delivery speed.',
      'Facilitated workshops with key stakeholders to identify risks, define requirements and drive informed decision-making.',
      'Implemented robust governance frameworks that enhanced transparency, accountability and operational efficiency.',
      'Managed cross-functional teams of up to 20 members, fostering a collaborative and inclusive environment.',
      'Streamlined vendor management processes, achieving annual savings of 18% while maintaining high-quality outcomes.',
      'Developed comprehensive project plans and dashboards, enabling proactive monitoring of milestones and budgets.',
      'Cultivated strong relationships with clients, leading to a 25% increase in repeat business.',
    ],
    plain: [
      'Kept the plan for the new warehouse: dates, costs and who does what.',
      'Met the builder every Tuesday and wrote the minutes.',
      'Checked invoices against the contract and chased two late suppliers.',
      'Reported once a month to the board.',
      'Handed the building over three weeks late, after the flood in May.',
    ],
    skills: ['PRINCE2', 'MS Project', 'Risk registers', 'Budgeting', 'Agile'],
  },
  {
    title: 'Human Resources Advisor',
    summary:
      'Strategic and empathetic human resources professional dedicated to cultivating inclusive, high-performing workplaces. Proven expertise in talent acquisition, employee engagement and policy development, with a holistic approach to people management.',
    bullets: [
      'Developed and executed a comprehensive recruitment strategy, reducing time-to-hire by 33% and enhancing candidate quality.',
      'Fostered a culture of inclusion by designing tailored training initiatives, resulting in a 22% increase in employee engagement scores.',
      'Partnered with senior stakeholders to align workforce planning with long-term organizational goals.',
      'Spearheaded the implementation of a new HR information system, streamlining processes and ensuring data accuracy.',
      'Leveraged workforce analytics to provide actionable insights on retention, contributing to a 15% reduction in turnover.',
      'Navigated complex employee relations cases with discretion, ensuring compliance with employment legislation.',
      'Championed wellbeing initiatives that empowered employees and strengthened organizational resilience.',
      'Facilitated leadership workshops, equipping managers with the tools to drive performance and growth.',
    ],
    plain: [
      'First contact for about 180 staff on pay, leave and sickness.',
      'Sat in on interviews and wrote the offer letters.',
      'Ran the induction day for new starters each month.',
      'Kept the personnel files and the training records.',
      'Helped managers with disciplinary meetings and took the notes.',
    ],
    skills: ['Employment law', 'Recruitment', 'CIPD', 'Payroll', 'Mediation'],
  },
  {
    title: 'Financial Analyst',
    summary:
      'Highly motivated financial analyst with a strong foundation in financial modelling, forecasting and strategic planning. Adept at transforming complex data into actionable insights that support informed decision-making and drive sustainable growth.',
    bullets: [
      'Developed robust financial models that improved forecasting accuracy by 28% and supported strategic investment decisions.',
      'Leveraged advanced analytics to identify cost-saving opportunities, resulting in annual savings of £1.2M.',
      'Collaborated with cross-functional teams to streamline budgeting processes, enhancing efficiency and accountability.',
      'Delivered comprehensive monthly reports to senior stakeholders, providing clear and actionable recommendations.',
      'Spearheaded the automation of reconciliation workflows, reducing manual effort by 40% and ensuring data integrity.',
      'Conducted in-depth variance analysis, enabling leadership to navigate market uncertainty with confidence.',
      'Optimized working capital management strategies, driving a 12% improvement in cash flow.',
      'Mentored junior analysts, fostering professional growth and a culture of analytical rigor.',
    ],
    plain: [
      'Prepared the monthly figures for the three depots.',
      'Built the spreadsheet for the yearly budget and explained it to the managers.',
      'Checked the stock count against the books.',
      'Dealt with the auditors each January.',
      'Paid the VAT return.',
    ],
    skills: ['Excel', 'Power BI', 'Forecasting', 'SQL', 'Variance analysis'],
  },
];
