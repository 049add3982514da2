/** Words that stand for each other when people tell of their work. Each line is one group; a word may be in several. */
const GROUPS = `
mistake error fault slip oversight wrong incorrect
problem issue trouble difficulty challenge obstacle
fix repair solve resolve correct mend
reduce cut lower decrease shrink drop halve less fewer
increase raise grow rise improve boost double gain more higher
fast quick rapid speed sooner faster
slow delay late slower
customer client guest shopper buyer diner
patient resident client
pupil student learner child class
colleague teammate coworker team staff crew
manager supervisor boss lead leader
teach train coach mentor show instruct
learn study pick master
check verify test confirm inspect review audit double-check
measure count track monitor record log
explain describe tell clarify
listen hear understand
calm reassure patient polite
apologise apologize sorry
plan schedule organise organize arrange prepare
decide choose pick select opt
agree settle
disagree argue conflict disagreement dispute clash
ask question enquire query
help support assist aid
safe safety hazard risk danger
clean hygiene wash sanitise tidy
complaint complain unhappy angry upset frustrated
deadline due time
money cost price budget spend
save saved saving
sell sale sold
build make create develop construct built made
write wrote written draft document
start begin began launch set
finish complete finished end deliver delivered
keep maintain kept
buy purchase order bought
car vehicle van lorry truck
doctor physician clinician
medicine medication drug dose
meal dish food menu
stock inventory supply
result outcome effect
goal target aim objective
lesson learned learnt learning
feedback comment opinion response
parent family carer relative
big large huge
small little
quality standard
query search lookup
loop iterate repeat
crash fail failure error throw exception
empty missing null undefined none
slow performance
`;

const groups = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    const others = groups.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    groups.set(word, others);
  }
}

export const synonymsOf = (word: string): ReadonlySet<string> | undefined => groups.get(word);
