import type { Question } from '@candela/contract/assessments/assessments.schemas.ts';

/** The question and, where it is about some lines of code, those lines. */
export function QuestionText({ question: { question, code } }: { question: Question }) {
  return (
    <div className="grid gap-3">
      <p className="max-w-measure text-base/6 font-medium">{question}</p>
      {code && <CodeLines code={code} />}
    </div>
  );
}

/** Long lines wrap: a box that scrolls sideways is out of reach of the keyboard. */
export const CodeLines = ({ code }: { code: string }) => (
  <pre className="rounded-md border border-line bg-sunken px-4 py-3 font-mono text-[13px]/5 break-words whitespace-pre-wrap">
    <code>{code}</code>
  </pre>
);
