import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type CompanyFormValues, emptyCompany } from '../company-form-values.ts';
import { CompanyFields } from './company-fields.tsx';

function Form({ isCareerPageRequired }: { isCareerPageRequired: boolean }) {
  const { register } = useForm<CompanyFormValues>({ defaultValues: emptyCompany });
  return (
    <CompanyFields
      register={register}
      errorOf={() => undefined}
      isEditing
      isCareerPageRequired={isCareerPageRequired}
    />
  );
}

it('says that emptying the career page changes nothing, where it may be left empty', () => {
  const words = 'Left empty, the present one stays.';
  const { rerender } = render(<Form isCareerPageRequired={false} />);
  expect(screen.getByText(words)).toBeTruthy();
  rerender(<Form isCareerPageRequired />);
  expect(screen.queryByText(words)).toBeNull();
});
