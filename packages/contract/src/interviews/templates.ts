import { z } from 'zod';
import { idSchema, requiredText, text } from '../kernel/fields.ts';
import { namesIn } from '../kernel/fill-in.ts';

/** What a template can name in braces; the same as the mails of the stages. */
export const templateNames = ['name', 'job', 'company'] as const;
export type TemplateValues = Partial<Record<(typeof templateNames)[number], string>>;

export const mostTemplates = 50;

const isKnown = (name: string): boolean => (templateNames as readonly string[]).includes(name);
const namesKnown = (words: string): boolean => namesIn(words).every(isKnown);
const unknownName = 'Use {name}, {job} or {company} in braces, and nothing else';

export const templateInputSchema = z.object({
  name: requiredText(80, 'Name is required'),
  title: requiredText(200, 'Title is required').refine(namesKnown, unknownName),
  description: text(5000).default('').refine(namesKnown, unknownName),
});
export type TemplateInput = z.output<typeof templateInputSchema>;

export const interviewTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: z.string(),
  description: z.string(),
});
export type InterviewTemplate = z.infer<typeof interviewTemplateSchema>;

/** Fills in what is known; the rest stays in braces until it is. */
export const fillTemplate = (words: string, known: TemplateValues): string =>
  words.replace(/\{(name|job|company)\}/g, (braced, name: keyof TemplateValues) => known[name] || braced);
