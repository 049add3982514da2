import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { parseWith } from './parse-with.ts';
import { type ServerFormOptions, useServerForm } from './use-server-form.ts';

interface SchemaFormOptions<Input extends FieldValues, Output>
  extends Omit<ServerFormOptions<Input, Output, void>, 'defaultValues' | 'parse'> {
  /** Or where it is loaded from. */
  schema: z.ZodType<Output, Input> | (() => Promise<z.ZodType<Output, Input>>);
  /** What is missing begins empty. */
  defaultValues?: DefaultValues<NoInfer<Input>>;
}

/** The same form where what is typed is what is sent: one schema of the contract checks it. */
export const useSchemaForm = <Input extends FieldValues, Output>({
  schema,
  defaultValues,
  ...options
}: SchemaFormOptions<Input, Output>) =>
  useServerForm<Input, Output, void>({
    ...options,
    defaultValues,
    parse: (values) =>
      typeof schema === 'function' ? schema().then((loaded) => parseWith(loaded, values)) : parseWith(schema, values),
  });
