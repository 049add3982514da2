import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';

/** What the vendors' constrained decoders understand; lengths and ranges are checked on our side anyway. */
const understood = new Set(['type', 'enum', 'const', 'description', 'required', 'additionalProperties']);

/** A schema in the form that is sent along: the shape alone. */
export function wireSchema(schema: z.ZodType): JSONSchema7 {
  return shapeOf(z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline' }) as JSONSchema7);
}

function shapeOf(schema: JSONSchema7): JSONSchema7 {
  const shape: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (understood.has(key)) shape[key] = value;
    if (key === 'anyOf' || key === 'oneOf') shape.anyOf = (value as JSONSchema7[]).map(shapeOf);
    if (key === 'items') shape.items = shapeOf(value as JSONSchema7);
    if (key === 'properties') {
      const properties = Object.entries(value as Record<string, JSONSchema7>);
      shape.properties = Object.fromEntries(properties.map(([name, property]) => [name, shapeOf(property)]));
    }
  }
  return shape as JSONSchema7;
}
