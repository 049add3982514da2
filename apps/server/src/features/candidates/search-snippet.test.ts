import { describe, expect, it } from 'vitest';
import { readPlainWords } from './plain-words.ts';
import { createFinder, partLength, readPart, snippetOf, startSign } from './search-snippet.ts';

const whole = (...words: string[]) => words.map((word) => ({ word, isPrefix: false }));
const look = (text: string, ...finder: Parameters<typeof createFinder>) =>
  snippetOf({ text, isFromStart: true, isToEnd: true }, createFinder(...finder));
const filler = (count: number, word: string) => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');

describe('a line of a CV', () => {
  it('shows every word that was looked for, whatever its letters, and no part of another', () => {
    expect(look('Java, JavaScript and java.', whole('java'), [])).toBe('**Java**, JavaScript and **java**.');
    expect(look('Ärztin in Köln', whole('ärztin'), [])).toBe('**Ärztin** in Köln');
    expect(look('Nothing of the kind', whole('java'), [])).toBe('');
    expect(look('Anything', [], [])).toBe('');
  });

  it('shows what was begun to be typed, to its end', () => {
    expect(look('Ran Kubernetes clusters', [{ word: 'kube', isPrefix: true }], [])).toBe('Ran **Kubernetes** clusters');
  });

  it('shows phrases word by word, and their words not apart', () => {
    const phrases = [['registered', 'nurse']];
    expect(look('A registered, a Registered  nurse', whole('rn'), phrases)).toBe(
      'A registered, a **Registered** **nurse**',
    );
  });

  it('takes signs as signs', () => {
    expect(look('Wrote C.I. scripts (all) for a.b.c', whole('a.b.c'), [])).toBe(
      'Wrote C.I. scripts (all) for **a**.**b**.**c**',
    );
    for (const word of ['(', '[', '\\', '*', '.+', 'x|', '{2}', '^$', 'a-b', '/'])
      expect(() => createFinder(whole(word), [])).not.toThrow();
    expect(look('Stars ** of java', whole('java'), [])).toBe('Stars of **java**');
  });

  it('is none where only some of what was looked for stands', () => {
    expect(look('Worked at Company 777', whole('person', '777'), [])).toBe('');
    expect(look('Person of Company 777', whole('person', '777'), [])).toBe('**Person** of Company **777**');
    expect(look('A staff nurse', whole('registered', 'x'), [['staff', 'nurse']])).toBe('A **staff** **nurse**');
  });

  it('is short, begins before what was found, and holds as much of it as it can', () => {
    const text = `${filler(30, 'x')} react ${filler(40, 'y')} react and node ${filler(40, 'z')}`;
    const line = look(text, whole('react', 'node'), []);
    expect(line).toContain('y39 **react** and **node** z0');
    expect(line).toMatch(/^… \S.*\S …$/);
    expect(line.slice(2, -2).split(' ')).toHaveLength(24);
  });

  it('says where text was left out, and only there', () => {
    expect(look(`${filler(6, 'x')} java ${filler(17, 'y')}`, whole('java'), [])).toBe(
      `${filler(6, 'x')} **java** ${filler(17, 'y')}`,
    );
    expect(look(`${filler(7, 'x')} java ${filler(18, 'y')} \n`, whole('java'), [])).toBe(
      `… ${filler(7, 'x').slice(3)} **java** ${filler(17, 'y')} …`,
    );
    expect(look('\n java \n', whole('java'), [])).toBe('**java**');
    expect(look('\n1\u00a02 \u20033\t4\r\n5  6 (java)', whole('java'), [])).toBe('1 2 3 4 5 6 (**java**)');
    expect(look('0\n1\u00a02 \u20033\t4\r\n5  6 (java)', whole('java'), [])).toBe('… 1 2 3 4 5 6 (**java**)');
    const finder = createFinder(whole('java'), []);
    expect(snippetOf({ text: 'and java too', isFromStart: false, isToEnd: true }, finder)).toBe('… and **java** too');
    expect(snippetOf({ text: 'and java too', isFromStart: true, isToEnd: false }, finder)).toBe('and **java** too …');
  });
});

describe('a part cut out of a text', () => {
  const cut = (text: string, from: number) =>
    readPart([...`${startSign}${text}`].slice(from, from + partLength + 1).join(''));

  it('knows where it reaches the ends', () => {
    expect(cut('Java and more', 0)).toEqual({ text: 'Java and more', isFromStart: true, isToEnd: true });
    expect(cut('Java and more', 1)).toEqual({ text: 'and more', isFromStart: false, isToEnd: true });
    expect(cut(' Java', 1)).toEqual({ text: 'Java', isFromStart: false, isToEnd: true });
    expect(cut('', 0)).toEqual({ text: '', isFromStart: true, isToEnd: true });
  });

  it('ends with a whole word where the text goes on, whatever its letters', () => {
    for (const sign of ['x', '𝒳']) {
      const [ends, goesOn] = [`${sign.repeat(partLength - 5)} end`, `${sign.repeat(partLength - 5)} ends!`];
      expect(cut(ends, 0)).toEqual({ text: ends, isFromStart: true, isToEnd: true });
      expect(cut(goesOn, 0)).toEqual({ text: goesOn.slice(0, -5), isFromStart: true, isToEnd: false });
      expect(cut(sign.repeat(partLength + 1), 0)).toEqual({ text: '', isFromStart: true, isToEnd: false });
    }
  });
});

it('plain words are told without the database, others are not', () => {
  expect(readPlainWords('Person 777')).toEqual(['person', '777']);
  expect(readPlainWords('nurse Nurse')).toEqual(['nurse']);
  for (const text of ['k8s', 'node.js', "o'brien", 'Ärztin', 'a  b', 'a-b', '', '1.5', 'x@y', 'a/b', '-7']) {
    expect([text, readPlainWords(text)]).toEqual([text, undefined]);
  }
});
