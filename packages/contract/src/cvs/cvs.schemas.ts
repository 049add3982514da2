import { z } from 'zod';
import { authorshipSchema } from '../authorship/authorship.schemas.ts';
import { idSchema, text, yearsSchema } from '../kernel/fields.ts';
import { boxSchema } from '../kernel/page-box.ts';

export const experienceSchema = z.object({
  company: text(200).default(''),
  title: text(200).default(''),
  duration: text(100).default(''),
  description: text(10_000).default(''),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.object({
  institution: text(300).default(''),
  qualification: text(300).default(''),
  duration: text(100).default(''),
});
export type Education = z.infer<typeof educationSchema>;

export const socialsSchema = z.object({
  linkedin: z.string().default(''),
  github: z.string().default(''),
  x: z.string().default(''),
  facebook: z.string().default(''),
  website: z.string().default(''),
});
export type Socials = z.infer<typeof socialsSchema>;

/** Where a field was found: `summary`, `skills.3`, `experience.0.company`. */
export const fieldSourceSchema = z.object({
  field: z.string(),
  page: z.number().int(),
  box: boxSchema,
  quote: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
});
export type FieldSource = z.infer<typeof fieldSourceSchema>;

/** What a reader should know about the file. None of it is scored. */
export const cvFlagSchema = z.object({
  kind: z.enum([
    'invisible-text',
    'machine-instruction',
    'misleading-characters',
    'recognised',
    'unreadable-page',
    'half-read-page',
    'damaged-page',
    'active-content',
    'other-language',
    'partly-read',
  ]),
  page: z.number().int().nullable(),
  /** One sentence. */
  text: z.string(),
  quote: z.string().nullable(),
});
export type CvFlag = z.infer<typeof cvFlagSchema>;

export const cvSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  /** Null for a CV that was typed in. */
  contentType: z.string().nullable(),
  summary: z.string(),
  skills: z.array(z.string()),
  experience_years: z.number(),
  experience: z.array(experienceSchema),
  education: z.array(educationSchema),
  certificates: z.array(z.string()),
  languages: z.array(z.string()),
  /** Lines of the document that belong to no field. */
  unplaced: z.array(z.object({ text: z.string(), page: z.number().int() })),
  flags: z.array(cvFlagSchema),
  authorship: authorshipSchema,
  sources: z.array(fieldSourceSchema),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** What a reader should know about how the file was read. */
  readingNote: z.string().nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});
export type Cv = z.infer<typeof cvSchema>;

/** What a candidate may correct of what was read. Absent stays as it is. */
export const cvEditSchema = z.object({
  summary: text(10_000).optional(),
  skills: z.array(text(200)).max(300).optional(),
  experience_years: yearsSchema.catch(0).optional(),
  experience: z.array(experienceSchema).max(100).optional(),
  education: z.array(educationSchema).max(100).optional(),
});
