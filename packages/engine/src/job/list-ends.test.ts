import { describe, expect, it } from 'vitest';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const read = (text: string) => {
  const { requirements, responsibilities, niceToHave, benefits } = parseJobDescription(readTxt(text));
  return {
    requirements: requirements?.value,
    responsibilities: responsibilities?.value,
    niceToHave: niceToHave?.value,
    benefits: benefits?.value,
  };
};

describe('a list ends', () => {
  it('with its block, where it stands directly below its heading', () => {
    const { requirements } = read(
      'Lift Engineer\n\nRequirements\nNVQ 3 in lift engineering\nA driving licence\n\nOur vans are new this year\nand so is the workshop in Hove.\n\nAfter that\nMost engineers stay ten years.',
    );
    expect(requirements).toEqual(['NVQ 3 in lift engineering', 'A driving licence']);
  });

  it('not with a blank line, where each item has one', () => {
    const { requirements } = read(
      'Lift Engineer\n\nRequirements\n\nNVQ 3 in lift engineering\n\nA driving licence\n\nFive years on traction lifts',
    );
    expect(requirements).toHaveLength(3);
  });

  it('at what one gets, and at how to apply', () => {
    const { requirements, benefits } = read(
      'Buyer\n\nYou have\nThree years of buying timber\nGood Excel\nIn return you will receive a company car.\nPlease send your CV to jobs@larch.example by post or e-mail.\nLarch Ltd is an employment agency.',
    );
    expect(requirements).toEqual(['Three years of buying timber', 'Good Excel']);
    expect(benefits).toEqual(['In return you will receive a company car']);
  });

  it('at a heading of few words', () => {
    expect(
      read(
        'Ranger\n\nAs a ranger you will\n– mend paths\n– lead walks\n\nTo apply you should\n– be happy in the rain\n– have a driving licence\n\nPreferred\n– a chainsaw ticket\n– fluent Welsh\n\nIncluded\n– a house on site\n– boots',
      ),
    ).toEqual({
      responsibilities: ['Mend paths', 'Lead walks'],
      requirements: ['Be happy in the rain', 'Have a driving licence'],
      niceToHave: ['A chainsaw ticket', 'Fluent Welsh'],
      benefits: ['A house on site', 'Boots'],
    });
  });

  it('at the number of the next part', () => {
    expect(
      read(
        'Job title: Estates Officer\n\n1. Purpose\n1.1 To look after nine buildings and the people in them, whatever the weather does.\n\n2. Key tasks\n2.1 Inspects each building every month.\n2.2 Orders repairs.\n\n3. Skills and experience\n3.1 Two years in facilities.\n3.2 IOSH certificate.\n\n4. Hours\n4.1 The post is full time.',
      ),
    ).toMatchObject({
      responsibilities: ['Inspects each building every month', 'Orders repairs'],
      requirements: ['Two years in facilities', 'IOSH certificate'],
    });
  });

  it('at a heading of its writer, where others stand directly above their text too', () => {
    const job = parseJobDescription(
      readTxt(
        'Lift Engineer\n\nSummary\nKeep eighty lifts going in the hospitals of two towns, by day and now and then by night.\n\nTraining course\nLift engineering (level 3)\n\nOther requirements\nYou must have a head for heights.\n\nAsk a question\nThe one to ask is Ms Ro.',
      ),
    );
    expect(job.description?.value).toBe(
      'Keep eighty lifts going in the hospitals of two towns, by day and now and then by night.',
    );
    expect(job.requirements?.value).toEqual(['You must have a head for heights']);
  });

  it('and a poster lists what one does above what one needs, with no heading at all', () => {
    const { requirements, responsibilities } = read(
      'PACKERS\n\n- Pack shoes\n- Load vans\n- 90 pairs an hour\n- Good English\n- Safety boots',
    );
    expect(responsibilities).toEqual(['Pack shoes', 'Load vans', '90 pairs an hour']);
    expect(requirements).toEqual(['Good English', 'Safety boots']);
  });
});
