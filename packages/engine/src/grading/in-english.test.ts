import { expect, it } from 'vitest';
import { isInEnglish } from './in-english.ts';
import { answersAtWork } from './testing/answers-at-work.ts';

it('takes every English answer for what it is', () => {
  const answers = answersAtWork.flatMap(({ good, partial }) => [good, partial]);
  expect(answers.filter((answer) => !isInEnglish(answer))).toEqual([]);
});

it('tells other languages and other scripts', () => {
  const others = [
    'Ich habe das Team über drei Jahre geleitet und die Dienstpläne so umgestellt, dass niemand mehr zwei Wochenenden hintereinander arbeiten musste.',
    'J’ai d’abord parlé avec les familles, puis nous avons changé les horaires parce que les visites du soir étaient trop courtes.',
    'Сначала я поговорил с командой, затем мы изменили порядок работы, и ошибок стало в два раза меньше.',
    '我先和团队谈了谈,然后我们改变了工作流程,错误减少了一半,客户也更满意了,经理请我把方法教给其他部门的同事,他们现在也这样做。',
    'تحدثت أولا مع الفريق ثم غيرنا طريقة العمل فقلت الأخطاء إلى النصف',
  ];
  expect(others.filter(isInEnglish)).toEqual([]);
});

it('says nothing against what is too short to tell, nor against rows of key words', () => {
  const texts = [
    '',
    'No idea.',
    '42',
    'git rebase --onto main',
    'leadership stakeholder delivery planning rota safety picking accuracy supervision coaching results',
  ];
  expect(texts.filter((text) => !isInEnglish(text))).toEqual([]);
});
