import { expect, it } from 'vitest';
import { shortLabel, withoutIt, withoutSkill } from './short-label.ts';

it.each([
  ['Driving licence', 'Not shown: driving licence'],
  ['Hands-on workshop experience', 'Not shown: hands-on workshop experience'],
  ['SQL', 'No SQL'],
  ['Node.js', 'No Node.js'],
  ['French', 'No French'],
  ['Prince2 certificate', 'No Prince2 certificate'],
  ['Patience, and a sense', 'Not shown: patience'],
  ['C, C++ and Rust', 'No C, C++ and Rust'],
  ['Like people', 'Not shown: like people'],
  ['Gas Safe registered', 'Not shown: Gas Safe registered'],
  ['Full UK driving licence', 'Not shown: full UK driving licence'],
  ['Love of books', 'Not shown: love of books'],
])('what is missing stands in the middle of a line: %s', (label, missing) => {
  expect(withoutIt(label)).toBe(missing);
});

it.each([
  ['You like people', 'Not shown: liking people'],
  ['You like people and are good at putting them at ease', 'Not shown: liking people'],
  ['You do not mind early starts', 'Not shown: not minding early starts'],
  ['You can explain things simply', 'Not shown: explaining things simply'],
  ['You always keep a tidy bench', 'Not shown: always keeping a tidy bench'],
  ['You’ve worked on a hotel front desk before, ideally with Opera', 'Not shown: hotel front desk'],
  ['Proven track record of securing five- and six-figure grants', 'Not shown: securing five- and six-figure grants'],
  ['Experience with children aged 4–7 in a school nursery class', 'Not shown: children aged 4–7'],
  ['You plan your own week', 'Not shown: planning your own week'],
  ['You tie up loose ends', 'Not shown: tying up loose ends'],
  ['You see things through', 'Not shown: seeing things through'],
  ['You have experience with automated tests that run by themselves', 'Not shown: automated tests'],
  ['Products of yours that went into production', 'Not shown: products that went into production'],
  ['Published papers of your own in journals that people read', 'Not shown: published papers'],
  ['You are patient with beginners and with people in a hurry', 'Not shown: patient with beginners'],
])('what a line says that one does has a name that reads on: %s', (line, missing) => {
  expect(withoutIt(shortLabel(line))).toBe(missing);
});

it.each([
  ['Fault finding', 'Not shown: fault finding'],
  ['Pipework', 'Not shown: pipework'],
  ['Dentistry', 'Not shown: dentistry'],
  ['Docker', 'No Docker'],
  ['Apache Kafka', 'No Apache Kafka'],
])('a skill that is missing: %s', (skill, missing) => {
  expect(withoutSkill(skill)).toBe(missing);
});

it.each([
  ['ACCA, CIMA or ACA qualified', 'ACCA, CIMA or ACA qualified'],
  ['Experience with a ticketing tool (Zendesk, Freshdesk or Jira Service Management)', 'Ticketing tool'],
  ['ISO 27001 or SOC 2 experience', 'ISO 27001 or SOC 2'],
  ['Comfortable with PMR systems such as ProScript or Titan', 'PMR systems'],
  ['Software: SOE Exact', 'SOE Exact'],
  ['3 years+ in a SOC or security engineering role', 'SOC or security engineering role'],
])('is no one of several that would do: %s', (text, label) => expect(shortLabel(text)).toBe(label));
