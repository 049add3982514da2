import { describe, expect, it } from 'vitest';
import type { Judge } from '../reader/verdict.ts';
import { explainMatch } from './explain-match.ts';
import { measureCase } from './measured-case.ts';
import { prepareJob } from './prepared-job.ts';
import { matchRead, readMatch } from './reading.ts';
import { cv, job, judgeBy, lines } from './testing/reading-case.ts';

describe('a CV that is read', () => {
  it('has the verdict of the best line, reads what may be about it and stops soon after a line that shows all of it', async () => {
    const prepared = prepareJob(job(['Building services for bookings']));
    const never = judgeBy(() => 'no');
    const { match } = await readMatch(prepared, cv(lines), never.judge);
    expect(never.seen.map(({ line }) => line)).toContain(lines[0]);
    expect(new Set(never.seen.map(({ line }) => line)).size).toBeLessThan(lines.length);
    expect(match.found.met[1]).toBe(0);
    const always = judgeBy(() => 'met');
    expect((await readMatch(prepared, cv(lines), always.judge)).match.found.met[1]).toBe(100);
    // The first line that shows it, and two more for a better quotation.
    expect(always.seen).toHaveLength(3);
    const some = judgeBy(({ line }) => (line.startsWith('Built') ? 'partly' : 'no'));
    expect((await readMatch(prepared, cv(lines), some.judge)).match.found.met[1]).toBe(40);
  });

  it('is quoted by the line the reader is surest of, among the first that show it', async () => {
    const sure: Judge = async ({ line }) => (line.startsWith('Ran') ? [0.01, 0.01, 0.98] : [0.1, 0.1, 0.8]);
    const prepared = prepareJob(job(['Building services for bookings']));
    const { reading } = await readMatch(prepared, cv(lines), sure);
    expect(measureCase(prepared, cv(lines)).lines.evidence[reading[0]?.line ?? -1]?.text).toBe(lines[1]);
  });

  it('is explained by the same verdicts, whose points make up the score', async () => {
    const asked = job(['Building services for bookings', 'Teaching new colleagues']);
    const { judge } = judgeBy(({ requirement, line }) =>
      requirement.startsWith('Teaching') && line.startsWith('Taught') ? 'met' : 'no',
    );
    const { match, reading } = await readMatch(prepareJob(asked), cv(lines), judge);
    const explained = explainMatch(asked, cv(lines), reading);
    expect(explained.score).toBe(match.score);
    expect(matchRead(prepareJob(asked), cv(lines), reading)).toEqual(match);
    const requirements = explained.factors.find(({ id }) => id === 'requirements');
    expect(requirements?.met.map(({ text, quotations }) => [text, quotations[0]?.text])).toEqual([
      ['Teaching new colleagues', 'Taught new colleagues how we review code'],
    ]);
    expect(requirements?.missing.map(({ text }) => text)).toEqual(['Building services for bookings']);
  });

  it('shows a tool by its name alone, whatever the reader says', async () => {
    const { judge, seen } = judgeBy(() => 'met');
    const asked = prepareJob(job(['Experience with Kubernetes']));
    expect((await readMatch(asked, cv(lines), judge)).match.found.met[1]).toBe(0);
    expect(seen).toEqual([]);
    const named = cv([...lines, 'Moved eleven services to OpenShift']);
    expect((await readMatch(asked, named, judge)).match.found.met[1]).toBe(100);
    expect(seen.map(({ line }) => line)).toEqual(['Moved eleven services to OpenShift']);
  });

  it('shows a post by the name of the post a line stands under, and by that name alone', async () => {
    const asked = job(['Experience as a head or senior sous chef']);
    const told = [
      { title: 'Catering Manager', duration: 'Jan 2020 – Dec 2025', description: 'Ran a kitchen of twelve cooks' },
      { title: 'Sous Chef', duration: 'Jan 2015 – Dec 2019', description: 'Ran the pass' },
    ];
    const read = async (line: string) => {
      const { judge, seen } = judgeBy((pair) => (pair.line === line ? 'met' : 'no'));
      const { match } = await readMatch(prepareJob(asked), cv([], { experience: told }), judge);
      return { met: match.found.met[1], title: seen.find((pair) => pair.line === line)?.title };
    };
    expect(await read('Ran a kitchen of twelve cooks')).toEqual({ met: 40, title: 'Catering Manager' });
    expect(await read('Sous Chef')).toEqual({ met: 100, title: undefined });
  });

  it('reads a line that shares no word with what is asked for, and believes what it says', async () => {
    const asked = prepareJob(job(['Bread baking']));
    const far = 'Shaped and proved four hundred loaves a night';
    const { judge } = judgeBy(({ line }) => (line === far ? 'met' : 'no'));
    expect((await readMatch(asked, cv([...lines, far]), judge)).match.found.met[1]).toBe(100);
  });

  it('shows several things asked for in one by a line for each, and quotes them all', async () => {
    const asked = job(['Reviewing code and teaching new colleagues']);
    const { judge } = judgeBy(({ requirement, line }) =>
      (requirement === 'Reviewing code' && line.startsWith('Wrote')) ||
      (requirement === 'teaching new colleagues' && line.startsWith('Taught'))
        ? 'met'
        : 'no',
    );
    const read = async (told: readonly string[]) => {
      const { match, reading } = await readMatch(prepareJob(asked), cv(told), judge);
      const found = explainMatch(asked, cv(told), reading).factors.find(({ id }) => id === 'requirements');
      return { met: match.found.met[1], quoted: found?.met[0]?.quotations.map(({ text }) => text) };
    };
    const reviewed = 'Wrote reviews of the code of nine colleagues';
    const taught = 'Taught new colleagues how we work';
    expect(await read([reviewed, taught])).toEqual({ met: 100, quoted: [reviewed, taught] });
    // One of two duties, read without the other, may be any trade's.
    expect(await read([taught])).toEqual({ met: 0, quoted: undefined });
  });

  it('shows a part of several tools by one of them', async () => {
    const { judge } = judgeBy(({ requirement }) => (requirement === 'Kubernetes' ? 'met' : 'no'));
    const told = cv(['Moved eleven services to Kubernetes']);
    expect((await readMatch(prepareJob(job(['Kubernetes and PostgreSQL'])), told, judge)).match.found.met[1]).toBe(40);
    // However sure the reader is of the line.
    const sure = judgeBy(() => 'met').judge;
    expect((await readMatch(prepareJob(job(['Kubernetes and PostgreSQL'])), told, sure)).match.found.met[1]).toBe(40);
  });

  it('counts the years of the posts that are such work, each month once, and half of those that are in part', async () => {
    const held = (title: string, duration: string) => ({ title, duration, description: 'Sea and air at Felixstowe' });
    const experience = [
      held('Customs agent', 'Jan 2024 – Dec 2025'),
      held('Customs broker', 'Jan 2023 – Dec 2024'),
      held('Customs trainee', 'Jan 2021 – Dec 2022'),
      held('Freight forwarder', 'Jan 2010 – Dec 2020'),
    ];
    const { judge, seen } = judgeBy(({ title, line }) => {
      const post = title ?? line;
      return post.includes('trainee') ? 'partly' : post.startsWith('Customs') ? 'met' : 'no';
    });
    const read = async (asked: string) => {
      const wanted = { ...job([asked]), title: 'Customs clerk' };
      const { reading, match } = await readMatch(prepareJob(wanted), cv([], { experience }), judge);
      const items = explainMatch(wanted, cv([], { experience }), reading).factors.flatMap(({ id, met, missing }) =>
        [...met.map((item) => ({ ...item, ticked: true })), ...missing.map((item) => ({ ...item, ticked: false }))].map(
          ({ text, ticked, quotations }) => ({ id, text, ticked, quoted: quotations.map((one) => one.text) }),
        ),
      );
      return { years: match.found.years, item: items.find(({ text }) => text.startsWith(asked)) };
    };
    const posts = ['Customs agent', 'Customs broker', 'Customs trainee'];
    const enough = await read('Four years in customs clearance');
    // Three years of such work, and two that count half.
    expect(enough.years).toBe(4);
    expect(enough.item).toMatchObject({ id: 'experience', ticked: true, quoted: posts });
    expect(seen.every(({ requirement }) => requirement === 'Experience in customs clearance')).toBe(true);
    expect((await read('Six years in customs clearance')).item).toMatchObject({ ticked: false, quoted: posts });
    // Of another thing than the job's own work.
    const other = await read('Four years with Excel in shipping');
    expect(other.item).toMatchObject({ id: 'requirements' });
  });

  it('makes up half of the years asked for at most by posts that are such work in part, however long', async () => {
    const experience = [{ title: 'Customs trainee', duration: 'Jan 2006 – Dec 2025', description: 'Air imports' }];
    const { judge } = judgeBy(() => 'partly');
    const read = async (asked: string, title: string) => {
      const wanted = { ...job([asked]), title };
      const { reading } = await readMatch(prepareJob(wanted), cv([], { experience }), judge);
      const { factors } = explainMatch(wanted, cv([], { experience }), reading);
      return factors
        .flatMap(({ met, likely, missing }) => [...met, ...likely, ...missing])
        .find(({ text }) => text.startsWith(asked))?.met;
    };
    expect(await read('Four years in customs clearance', 'Customs clerk')).toBe(0.5);
    expect(await read('Four years with Excel in shipping', 'Customs clerk')).toBe(0.4);
  });

  it('counts half of a post of which the reader is likely but not sure that it is such work', async () => {
    const experience = [{ title: 'Customs agent', duration: 'Jan 2022 – Dec 2025', description: 'Air imports' }];
    const wanted = prepareJob({ ...job(['Four years in customs clearance']), title: 'Customs clerk' });
    const yearsAt = async (byName: number, byLine: number) =>
      (
        await readMatch(wanted, cv([], { experience }), async ({ title }) => {
          const met = title ? byLine : byName;
          return [1 - met, 0, met];
        })
      ).match.found.years;
    expect(await yearsAt(0.79, 0.1)).toBe(2);
    expect(await yearsAt(0.81, 0.1)).toBe(4);
    // Two that are likely say so together.
    expect(await yearsAt(0.79, 0.6)).toBe(4);
  });

  it('reads what was studied where a subject is asked for, and shows no degree by a lower one', async () => {
    const asked = job(['Degree in geography or similar']);
    const { judge } = judgeBy(({ line }) => (/geoinformatics/i.test(line) ? 'met' : 'no'));
    const degreeBy = async (qualification: string) => {
      const told = cv(lines, { education: [{ qualification }] });
      const { reading, match } = await readMatch(prepareJob(asked), told, judge);
      const found = explainMatch(asked, told, reading).factors.find(({ id }) => id === 'education');
      expect(found?.lit).toBe(match.factors.find(({ id }) => id === 'education')?.lit);
      return { met: found?.met[0]?.text, missing: found?.missing[0]?.text, lit: found?.lit };
    };
    expect(await degreeBy('MSc Geoinformatics')).toEqual({ met: 'Degree in geography or similar', lit: 1 });
    expect((await degreeBy('BA English Literature')).lit).toBe(0);
    expect((await degreeBy('HND Geoinformatics')).lit).toBe(0.4);
  });

  it('reads what was studied where a degree in any subject is not found by its level, and believes what is sure', async () => {
    const asked = job(['Associate degree or 60 college credits']);
    const { judge } = judgeBy(({ line }) => (/credits/.test(line) ? 'met' : /course/.test(line) ? 'partly' : 'no'));
    const degreeBy = async (qualification: string) => {
      const told = cv(lines, { education: [{ qualification }] });
      const { reading } = await readMatch(prepareJob(asked), told, judge);
      return explainMatch(asked, told, reading).factors.find(({ id }) => id === 'education')?.lit;
    };
    expect(await degreeBy('64 credits in business studies')).toBe(1);
    expect(await degreeBy('A course in business studies')).toBe(0);
    expect(await degreeBy('BSc Physics')).toBe(1);
  });

  it('reads a line that was cut at a semicolon as it was written', async () => {
    const { judge, seen } = judgeBy(({ line }) => (line.includes('appraisals') ? 'met' : 'no'));
    const told = 'Six booking clerks reported to me in the services team; appraisals, cover and training';
    const { match } = await readMatch(prepareJob(job(['Leading a team of booking clerks'])), cv([told]), judge);
    expect(seen[0]?.line).toBe(told);
    expect(match.found.met[1]).toBe(100);
  });

  it('quotes of a line that was cut the piece that shows it when read alone', async () => {
    const told = 'Made our releases go out twice a day; wrote the specs and browser journeys that run by themselves';
    const { judge } = judgeBy(({ line }) => (line.includes('specs') ? 'met' : 'no'));
    const { reading } = await readMatch(prepareJob(job(['Automated tests'])), cv([told]), judge);
    const { evidence } = measureCase(prepareJob(job([])), cv([told])).lines;
    expect(evidence[reading[0]?.line ?? -1]?.text).toMatch(/^wrote the specs/);
  });

  it('quotes the list or the summary for what is only named, in whatever words, and not what it says is missing', async () => {
    const asked = job(['Calming angry guests']);
    const { judge } = judgeBy(({ section, line }) =>
      section === 'summary' && !line.startsWith('No') ? 'partly' : 'no',
    );
    const says = (summary: string) => cv(['Wrote the tests for every endpoint'], { summary });
    const named = says('Known for calming guests and colleagues in a storm.');
    const { match, reading } = await readMatch(prepareJob(asked), named, judge);
    expect(match.found.met[1]).toBe(1);
    const explained = explainMatch(asked, named, reading).factors.find(({ id }) => id === 'requirements');
    expect(explained?.missing[0]?.quotations[0]?.kind).toBe('summary');
    const denied = says('No experience of calming guests so far, keen to learn it.');
    expect((await readMatch(prepareJob(asked), denied, judge)).match.found.met[1]).toBe(0);
  });

  it('shows a post that is asked for by the name of one', async () => {
    const { judge } = judgeBy(() => 'met');
    const asked = job(['Experience as a head or senior sous chef']);
    const held = (title: string) =>
      cv([], { experience: [{ title, duration: 'Jan 2020 – Dec 2025', description: 'Ran a kitchen of nine cooks' }] });
    const read = async (title: string) => {
      const { match, reading } = await readMatch(prepareJob(asked), held(title), judge);
      const found = explainMatch(asked, held(title), reading).factors.find(({ id }) => id === 'requirements');
      return { met: match.found.met[1], quoted: found?.met[0]?.quotations[0]?.text };
    };
    expect(await read('Head Chef')).toEqual({ met: 100, quoted: 'Head Chef' });
    expect((await read('Bus driver')).met).toBeLessThan(50);
  });

  it('does not say that a thing is named where no list has it and no one read it there', async () => {
    const asked = prepareJob(job(['Experience delivering civil engineering or highways projects']));
    const held = cv(lines, { skills: ['Project management', 'Jira'] });
    const { match } = await readMatch(asked, held, judgeBy(() => 'no').judge);
    expect(match.found.named).toEqual([]);
  });

  it('says of what is only listed that it is named, and gives no more for it', async () => {
    const { judge } = judgeBy(() => 'met');
    const listed = cv(lines, { skills: ['Kubernetes'] });
    const { match } = await readMatch(prepareJob(job(['Experience with Kubernetes'])), listed, judge);
    expect(match.found.met[1]).toBe(1);
  });

  it('shows years of something by dates: a line alone shows the thing', async () => {
    const { judge } = judgeBy(() => 'met');
    const asked = prepareJob(job(['Three years of PostgreSQL']));
    const told = ['Tuned slow queries in PostgreSQL'];
    expect((await readMatch(asked, cv(told), judge)).match.found.met[1]).toBe(100);
    const brief = cv(told, {
      experience: [{ title: 'Backend engineer', duration: 'May 2025 – Dec 2025', description: told.join('\n') }],
    });
    expect((await readMatch(asked, brief, judge)).match.found.met[1]).toBe(40);
  });

  it('shows a numbered level by that number or a higher one', async () => {
    const { judge } = judgeBy(({ section }) => (section === 'certificates' ? 'met' : 'no'));
    const asked = prepareJob(job(['Level 3 award in food safety']));
    const holding = (certificate: string) => cv(lines.slice(1, 3), { certificates: [certificate] });
    const shown = async (certificate: string) =>
      (await readMatch(asked, holding(certificate), judge)).reading.find(({ item }) => item === 1)?.verdict;
    expect(await shown('Level 2 Food Safety in Catering, 2021')).toBe('partly');
    expect(await shown('Level 3 Supervising Food Safety in Catering')).toBe('met');
    expect(await shown('Level 4 Award in Managing Food Safety')).toBe('met');
  });

  it('keeps from the reader who the person is', async () => {
    const { judge, seen } = judgeBy(() => 'no');
    await readMatch(
      prepareJob(job(['Being on call for a platform', 'Building services', 'Code reviews'])),
      cv(lines),
      judge,
    );
    expect(seen.length).toBeGreaterThan(3);
    expect(JSON.stringify(seen)).not.toMatch(/imogen|ashdown|@/iu);
  });

  it('reads what is asked for in the words that roles are read in', async () => {
    const { judge, seen } = judgeBy(() => 'no');
    const told = cv([], { experience: [{ title: 'Crew Foreman', description: 'In charge of five on the vans' }] });
    await readMatch(prepareJob(job(['Foreman of a crew'])), told, judge);
    expect(seen.map(({ requirement, title }) => [requirement, title])).toEqual([['foreman of a crew', 'Crew foreman']]);
  });

  it('reads a line of the languages for what is asked for in more words than a language', async () => {
    const { judge, seen } = judgeBy(({ section }) => (section === 'languages' ? 'met' : 'no'));
    const told = cv(lines, { languages: ['Spanish, fluent, used daily with clients'] });
    const { match } = await readMatch(
      prepareJob(job(['Bilingual services in Spanish or Haitian Creole'])),
      told,
      judge,
    );
    expect(seen.map(({ section }) => section)).toContain('languages');
    expect(match.found.met[1]).toBe(100);
  });

  it('keeps from the reader whether a role is named for women or for men', async () => {
    const told = async (who: string) => {
      const { judge, seen } = judgeBy(() => 'no');
      await readMatch(prepareJob(job(['Training staff'])), cv([`Trained four ${who} for the services team`]), judge);
      return seen.map(({ line }) => line);
    };
    expect(await told('saleswomen')).toEqual(await told('salesmen'));
    expect(await told('salespersons')).toEqual(await told('salesmen'));
  });

  it('never has the advert’s own words read to it', async () => {
    const { judge, seen } = judgeBy(() => 'met');
    const wish = 'Building resilient services for a busy booking platform with care';
    await readMatch(prepareJob(job([wish])), cv([wish, ...lines]), judge);
    expect(seen.map(({ line }) => line)).not.toContain(wish);
  });

  it('is read as holding a paper that the summary says is held, which is quoted', async () => {
    const asked = job(['First aid certificate']);
    const summary = 'Nurturing nanny, certified in CPR and first aid, own car';
    const { judge } = judgeBy(({ section }) => (section === 'summary' ? 'met' : 'no'));
    const { reading, match } = await readMatch(prepareJob(asked), cv(lines, { summary }), judge);
    expect(match.found.met[1]).toBe(100);
    const [item] = explainMatch(asked, cv(lines, { summary }), reading).factors.flatMap(({ met }) =>
      met.filter(({ text }) => text === 'First aid certificate'),
    );
    expect(item?.quotations[0]?.text).toBe(summary);
  });

  it('is not read as having done what the summary alone says', async () => {
    const summary = 'Builds services for bookings';
    const { judge } = judgeBy(({ section }) => (section === 'summary' ? 'met' : 'no'));
    const { match } = await readMatch(
      prepareJob(job(['Building services for bookings'])),
      cv(lines, { summary }),
      judge,
    );
    expect(match.found.met[1]).toBeLessThan(50);
  });
});

describe('what is quoted can be read alone', () => {
  const quotedFor = async (asked: string, held: readonly string[], summary: string, judge: Judge) => {
    const wanted = job([asked]);
    const content = cv(held, { summary });
    const { reading } = await readMatch(prepareJob(wanted), content, judge);
    const [requirements] = explainMatch(wanted, content, reading).factors;
    return [...(requirements?.met ?? []), ...(requirements?.missing ?? [])].flatMap(({ quotations }) =>
      quotations.map(({ text }) => text),
    );
  };

  it('a register is quoted from where the summary names it, not from work that lets one conclude it', async () => {
    const { judge } = judgeBy(({ line }) => (/gas/iu.test(line) ? 'met' : 'no'));
    const said = 'Gas Safe registered since 2016.';
    const work = ['Landlord gas safety records for a thousand homes a year', 'Drove the van between homes'];
    expect(await quotedFor('Gas Safe registered', work, said, judge)).toEqual([said]);
  });

  it('a part is quoted from the line about the thing, not from any the reader is in two minds about', async () => {
    const about = 'Fitted fourteen air source heat pumps under the retrofit scheme';
    const judge: Judge = async ({ line }) => (line === about ? [0.54, 0.03, 0.43] : [0.49, 0.5, 0.01]);
    const work = ['One week in six on the rota for emergencies', about];
    expect(await quotedFor('Installing air source heat pumps', work, '', judge)).toEqual([about]);
  });
});

it('that the job names no number of years is not said beside a line that names one', () => {
  const wanted = job(['Five years of backend development, two of them with Rust']);
  const said = explainMatch(wanted, cv(lines)).factors.flatMap(({ met, missing }) => [...met, ...missing]);
  expect(said.map(({ text }) => text).join(' ')).toContain('years of work like this');
  expect(said.map(({ text }) => text).join(' ')).not.toContain('names no number');
});
