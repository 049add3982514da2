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
- Nurse in charge of a 28-bed elderly care ward, leading a shift of two nurses and five care assistants
- Write and review care plans with residents and their families
- Medication rounds for the whole bay, including controlled drugs; link nurse for medication safety
- Wound care: dressings, pressure ulcer prevention and grading
- Care for people living with dementia and delirium

Staff Nurse, Acute Medicine
Beckside General Hospital
September 2016 - February 2021
- Assessed and admitted adult patients around the clock
- Gave intravenous medicines and looked after catheters
- Mentored student nurses on placement

Education
BSc Nursing (Adult)
University of Bradford, 2013 - 2016

Certificates
NMC registration, adult nurse
Immediate Life Support

Skills
Medication management, wound care, care planning, dementia care, infection control`,
};
