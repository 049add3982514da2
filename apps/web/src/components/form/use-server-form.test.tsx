import { ApiError } from '@candela/contract/client/api-error.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { FormFailure } from './form-failure.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({
  title: z.string().min(1, 'Title is required'),
  town: z.string().max(5, 'Town is too long'),
});

interface CompanyFormProps {
  submit(values: { title: string; town: string }): Promise<void>;
  isSentOnce?: boolean;
}

function CompanyForm({ submit, isSentOnce }: CompanyFormProps) {
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    schema,
    defaultValues: { title: '', town: '' },
    fallback: 'Failed to save',
    submit,
    isSentOnce,
  });
  return (
    <form {...formProps}>
      <FormFailure failure={failure} />
      <Field label="Title" error={errorOf('title')}>
        <Input {...form.register('title')} />
      </Field>
      <Field label="Town" error={errorOf('town')}>
        <Input {...form.register('town')} />
      </Field>
      <Button type="submit" loading={isSending}>
        Save
      </Button>
    </form>
  );
}

const draw = (props: CompanyFormProps) =>
  render(
    <MemoryRouter>
      <CompanyForm {...props} />
    </MemoryRouter>,
  );
const title = () => screen.getByLabelText(/^Title/);
const town = () => screen.getByLabelText(/^Town/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const refuse = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  vi.fn().mockRejectedValue(new ApiError({ status: 400, message: 'Please check', ...fields }));

it('sends nothing that the rules refuse, says why and goes to the first fault', async () => {
  const submit = vi.fn();
  draw({ submit });
  await userEvent.type(town(), 'Llanfair');
  await save();
  expect(screen.getByText('Title is required')).toBeTruthy();
  expect(screen.getByText('Town is too long')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(submit).not.toHaveBeenCalled();
});

it('puts what the server found under its field', async () => {
  draw({ submit: refuse({ errors: [{ path: 'town', message: 'There is no such town' }] }) });
  await userEvent.type(title(), 'Head Chef');
  await save();
  expect(await screen.findByText('There is no such town')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(town()));
  expect(screen.queryByText('Please check')).toBeNull();
});

it('says above the form what belongs to no field', async () => {
  draw({ submit: refuse({ errors: [{ path: 'elsewhere', message: 'Odd' }] }) });
  await userEvent.type(title(), 'Head Chef');
  await save();
  expect(await screen.findByText('Please check')).toBeTruthy();
});

it('has words of its own for a server that fails', async () => {
  draw({ submit: refuse({ status: 500, message: 'Internal error' }) });
  await userEvent.type(title(), 'Head Chef');
  await save();
  expect(await screen.findByText('Failed to save')).toBeTruthy();
});

it('shows the way to the plans when the plan is full, and when to try again', async () => {
  draw({ submit: refuse({ status: 403, type: 'SUBSCRIPTION_LIMIT_EXCEEDED', message: 'Full', retryAfter: 60 }) });
  await userEvent.type(title(), 'Head Chef');
  await save();
  expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/pricing?next=%2F');
  expect(screen.getByText(/You can try again at/)).toBeTruthy();
});

it('is sent once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<void>();
  const submit = vi.fn(() => answer.promise);
  draw({ submit });
  await userEvent.type(title(), 'Head Chef{Enter}{Enter}');
  await save();
  expect(submit).toHaveBeenCalledOnce();
  answer.resolve();
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  await save();
  expect(submit).toHaveBeenCalledTimes(2);
});

it('stays busy after success where success leads away', async () => {
  const submit = vi.fn(async () => undefined);
  draw({ submit, isSentOnce: true });
  await userEvent.type(title(), 'Head Chef');
  await save();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  await save();
  expect(submit).toHaveBeenCalledOnce();
});

it('no longer says why the last try failed once the rules refuse this one', async () => {
  draw({ submit: refuse({ message: 'Out of order' }) });
  await userEvent.type(title(), 'Head Chef');
  await save();
  expect(await screen.findByText('Out of order')).toBeTruthy();
  await userEvent.clear(title());
  await save();
  expect(await screen.findByText('Title is required')).toBeTruthy();
  expect(screen.queryByText('Out of order')).toBeNull();
});
