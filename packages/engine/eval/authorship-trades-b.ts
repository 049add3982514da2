import type { MadeUpTrade } from './authorship-trade.ts';

/** The other half. */
export const otherTrades: readonly MadeUpTrade[] = [
  {
    title: 'Registered Nurse',
    summary:
      'Compassionate and dedicated registered nurse committed to delivering exceptional, patient-centred care in fast-paced clinical environments. Proven ability to collaborate with multidisciplinary teams, navigate complex cases and foster trust with patients and families.',
    bullets: [
      'Delivered comprehensive, patient-centred care to up to 12 patients per shift, ensuring safety, dignity and comfort at all times.',
      'Collaborated with multidisciplinary teams to develop tailored care plans, resulting in a 20% reduction in readmissions.',
      'Spearheaded a hand hygiene initiative that improved compliance by 34% and enhanced infection control outcomes.',
      'Mentored newly qualified nurses, fostering clinical confidence, critical thinking and professional growth.',
      'Leveraged electronic health records to streamline documentation, enhancing accuracy and continuity of care.',
      'Demonstrated meticulous attention to detail in medication administration, maintaining a zero-error record.',
      'Facilitated open communication with families, ensuring a holistic and supportive experience.',
      'Championed best practices in wound care, contributing to improved recovery times across the ward.',
    ],
    plain: [
      'Looked after a bay of six on a surgical ward, days and nights.',
      'Gave medicines, changed dressings and took bloods.',
      'Handed over at the end of each shift and wrote the notes.',
      'Link nurse for diabetes.',
      'Had students with me for most of last year.',
    ],
    skills: ['Wound care', 'IV therapy', 'Triage', 'Patient records', 'Infection control'],
  },
  {
    title: 'Primary School Teacher',
    summary:
      'Passionate and innovative educator with a proven track record of fostering inclusive, engaging learning environments. Skilled in differentiating instruction, leveraging technology and building strong partnerships with parents to empower every learner to thrive.',
    bullets: [
      'Designed and delivered engaging lessons tailored to diverse learning needs, resulting in a 25% improvement in reading outcomes.',
      'Fostered a positive and inclusive classroom culture that empowered pupils to thrive academically and socially.',
      'Leveraged digital tools to enhance engagement, creating dynamic and interactive learning experiences.',
      'Collaborated with colleagues to develop a comprehensive phonics curriculum aligned with national standards.',
      'Spearheaded an after-school science club, inspiring curiosity, creativity and teamwork among 40 pupils.',
      'Cultivated strong relationships with parents, ensuring transparent communication and holistic support.',
      'Utilized data-driven assessment strategies to monitor progress and inform targeted interventions.',
      'Mentored two trainee teachers, providing constructive feedback and fostering reflective practice.',
    ],
    plain: [
      'Taught Year 3, then Year 5, in a school of 210 children.',
      'Led the choir and the summer concert.',
      'Marked, wrote reports and met parents twice a year.',
      'Looked after the library.',
      'Covered for the deputy head when she was ill.',
    ],
    skills: ['Phonics', 'Safeguarding', 'Lesson planning', 'Assessment', 'SEND'],
  },
  {
    title: 'Sales Executive',
    summary:
      'Ambitious and results-oriented sales executive with a consistent track record of exceeding targets and cultivating lasting client relationships. Adept at identifying new opportunities, leveraging CRM insights and driving revenue growth in competitive markets.',
    bullets: [
      'Exceeded annual sales targets by an average of 118%, generating over £2.5M in new business revenue.',
      'Leveraged CRM data to identify high-potential prospects, resulting in a 37% increase in conversion rates.',
      'Cultivated strong relationships with key stakeholders, driving long-term partnerships and customer loyalty.',
      'Spearheaded entry into two new regional markets, expanding the client base by 45%.',
      'Collaborated with marketing and product teams to develop tailored proposals that addressed client needs.',
      'Streamlined the sales pipeline through robust forecasting, enhancing accuracy and accountability.',
      'Delivered compelling presentations that showcased value propositions and inspired confidence.',
      'Mentored new team members, fostering a collaborative, high-energy and performance-driven culture.',
    ],
    plain: [
      'Sold animal feed to farms in the north of the county.',
      'About thirty visits a week, by car.',
      'Took orders, sorted out complaints and collected two bad debts.',
      'Went to the county show each August.',
      'Best year: 2017, when a competitor shut.',
    ],
    skills: ['Salesforce', 'Negotiation', 'Account management', 'Prospecting', 'Presentations'],
  },
  {
    title: 'Chef de Partie',
    summary:
      'Creative and passionate chef with extensive experience in high-volume, fine-dining kitchens. Committed to culinary excellence, seamless service and fostering a collaborative team environment, with a keen eye for detail and presentation.',
    bullets: [
      'Spearheaded the development of seasonal menus, resulting in a 20% increase in guest satisfaction scores.',
      'Orchestrated daily operations of the sauce section, ensuring consistency, quality and seamless service.',
      'Optimized stock rotation and portion control, reducing food waste by 26% and enhancing profitability.',
      'Mentored commis chefs, fostering culinary creativity, discipline and adherence to best practices.',
      'Collaborated with the head chef to craft innovative dishes that elevated the dining experience.',
      'Maintained meticulous hygiene standards, achieving a five-star food hygiene rating.',
      'Leveraged strong supplier relationships to source sustainable, high-quality ingredients.',
      'Thrived in a fast-paced environment, delivering up to 150 covers per service without compromising quality.',
    ],
    plain: [
      'Ran the grill, later the sauce section, for 90 covers a night.',
      'Did the fish order and checked it in at six.',
      'Cleaned down, wrote the prep list for the morning.',
      'Stood in for the sous chef in August.',
      'Made the staff meal, mostly curry.',
    ],
    skills: ['Butchery', 'Food hygiene level 3', 'Menu costing', 'Pastry', 'Stock control'],
  },
  {
    title: 'Operations Coordinator',
    summary:
      'Proactive operations coordinator with a demonstrated history of enhancing efficiency, streamlining workflows and supporting strategic initiatives. Adept at managing competing priorities, fostering cross-departmental collaboration and delivering exceptional results in dynamic environments.',
    bullets: [
      'Streamlined logistics workflows across four sites, resulting in a 24% reduction in turnaround times.',
      'Spearheaded the rollout of an inventory management system, ensuring seamless adoption and data accuracy.',
      'Collaborated with cross-functional teams to identify bottlenecks and implement sustainable solutions.',
      'Leveraged data analytics to optimize scheduling, reducing overtime costs by 19%.',
      'Developed comprehensive standard operating procedures that enhanced consistency and compliance.',
      'Fostered strong supplier relationships, negotiating favourable terms and driving cost savings of 14%.',
      'Facilitated weekly meetings with key stakeholders, ensuring alignment on priorities and deliverables.',
      'Championed a culture of continuous improvement, empowering team members to contribute innovative ideas.',
    ],
    plain: [
      'Booked lorries and drivers for four depots.',
      'Rang customers when a delivery was late.',
      'Kept the spreadsheet of pallets, in and out.',
      'Ordered the packaging.',
      'Wrote the holiday rota and did the petty cash.',
    ],
    skills: ['Scheduling', 'Excel', 'Inventory', 'SAP', 'Procurement'],
  },
];
