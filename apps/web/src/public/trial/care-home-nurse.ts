import type { TrialExample } from './trial-example.ts';

export const careHomeNurse: TrialExample = {
  slug: 'care-home-nurse',
  job: 'Care home nurse',
  person: 'a ward nurse',
  jobText: `Registered Nurse, Elderly Care

Larkfield House is a home for 42 residents on the edge of Harrogate. You will be the nurse in charge of a floor, with a team of care assistants around you.

What you will do
- Lead the shift and allocate work to six care assistants
- Assess residents and write and review their care plans
- Give medicines and keep the medication records right
- Look after wounds, catheters and pressure areas
- Talk with families and with the visiting GP

What you will need
- Current NMC registration as an adult nurse
- At least 3 years of nursing experience, some of it with older people
- Confident medication management
- Wound care and pressure ulcer prevention
- Experience of caring for people with dementia
- A nursing degree or diploma

Nice to have
- Palliative and end of life care
- Mentoring of student nurses`,
  cvText: `Marguerite Oyelaran
Registered Nurse (Adult)

Profile
Adult nurse, registered with the NMC since 2016. Eight years on wards for older people, the last three as the nurse in charge of a shift.

Experience

Senior Staff Nurse, Elderly Care
Beckside General Hospital
March 2021 - present
- In charge of 28 beds most shifts, with one other nurse and up to five assistants
- Drug rounds for the ward, controlled drugs and insulin included, and no medication error since 2022
- Started a weekly skin round with the tissue viability nurse: pressure ulcers down from nine to two in a year
- Two thirds of our patients live with dementia; I wrote the ward's guide to calming distress without drugs
- Rewrote how we plan care after a fall, with the patient and the family who look after them at home

Staff Nurse, Acute Medicine
Beckside General Hospital
September 2016 - February 2021
- Admissions by day and night, up to nine in a shift
- Intravenous medicines, catheters and complex dressings
- Mentored eleven student nurses on placement

Education
BSc Nursing (Adult)
University of Bradford, 2013 - 2016

Certificates
NMC registration, adult nurse
Immediate Life Support

Skills
Medication management, wound care, care planning, dementia care, infection control`,
};
