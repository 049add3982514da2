import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AfterPaint } from './after-paint.tsx';

it('stands there as its places first, and follows by itself', async () => {
  const drawn: string[] = [];
  const Drawn = ({ text }: { text: string }) => {
    drawn.push(text);
    return text;
  };
  render(<AfterPaint meanwhile={<Drawn text="places" />}>{() => <Drawn text="content" />}</AfterPaint>);
  await screen.findByText('content');
  expect(drawn).toEqual(['places', 'content']);
});
