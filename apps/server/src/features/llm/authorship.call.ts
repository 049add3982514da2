import type { AiLikelihood, Authorship } from '@candela/engine/authorship/authorship.ts';
import { z } from 'zod';
import type { ModelCall } from './llm.service.ts';
import { createReader, isTrustworthy } from './locate-text.ts';

const instructions = `Look in a CV for traces that a machine wrote it and no one read it again:
- "placeholder": blanks that were left, such as "[Company]" or "X years";
- "artefact": words of a chat assistant, such as "Here is your CV" or "As an AI";
- "contradiction": two statements that cannot both be true.
Good English, many buzzwords or a tidy layout are no traces. Most CVs have none: then "reasons" is empty.
Each reason has one short sentence ("text") and the CV's words, copied exactly ("quote").`;

const kinds = ['placeholder', 'artefact', 'contradiction'] as const;
const schema = z.object({
  reasons: z
    .array(z.object({ kind: z.enum(kinds), text: z.string().min(1).max(300), quote: z.string().min(1).max(500) }))
    .max(20),
});

const levels: readonly AiLikelihood[] = ['low', 'medium', 'high'];

/**
 * Adds what a model saw to what the built-in engine says. A model's opinion has no measured rate of false alarms, so it
 * never makes a likelihood high, and too little text stays too little.
 */
export function authorshipCall(
  lines: readonly string[],
  builtIn: Authorship,
): ModelCall<z.infer<typeof schema>, Authorship> {
  return {
    task: 'authorship',
    instructions,
    data: { cv: lines },
    schema,
    maxOutputTokens: 2_000,
    accept: ({ reasons }) => {
      const reader = createReader(lines);
      const real = reasons.filter(({ quote }) => reader.has(quote));
      if (!isTrustworthy({ said: reasons.length, invented: reasons.length - real.length })) return null;
      const known = new Set(builtIn.reasons.map(({ quote }) => quote));
      const added = real.filter(({ quote }) => !known.has(quote));
      if (builtIn.likelihood === 'unknown' || added.length === 0) return builtIn;
      const level = Math.max(levels.indexOf(builtIn.likelihood), levels.indexOf('medium'));
      return {
        ...builtIn,
        likelihood: levels[level] ?? builtIn.likelihood,
        reasons: [...builtIn.reasons.filter(({ kind }) => kind !== 'ordinary'), ...added],
      };
    },
  };
}
