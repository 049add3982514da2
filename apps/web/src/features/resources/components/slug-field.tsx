import { type AdminResource, checkSlug } from '@candela/contract/resources/editor.routes.ts';
import { slugPattern } from '@candela/contract/resources/resources.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { limits } from '../resource-draft.ts';
import { addressStart } from '../resource-words.ts';

export interface SlugFieldProps {
  resource: Pick<AdminResource, 'id' | 'type' | 'slug' | 'publishedAt'>;
  title: string;
  value: string;
  /** Why it could not be saved. */
  error: string | undefined;
  onChange(slug: string): void;
}

const typingPauseMs = 350;

/** What is typed, and what the server says of it after a pause. */
function useSlug({ resource, title, value, onChange }: SlugFieldProps) {
  const { id, type } = resource;
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const check = useQuery({
    ...apiQuery(checkSlug, { query: { type, slug: asked, resourceId: id } }),
    enabled: asked !== '' && asked !== resource.slug,
    placeholderData: keepPreviousData,
  });
  const isChecked = asked === typed.trim() && !check.isPlaceholderData && asked !== resource.slug;

  const take = (slug: string) => {
    setTyped(slug);
    if (slug !== value) onChange(slug);
  };
  const makeFromTitle = async () => {
    try {
      const { data } = await api.call(checkSlug, { query: { type, slug: title.trim() || 'untitled', resourceId: id } });
      take(data.suggestion);
    } catch (failure) {
      toast.error(toFailure(failure, 'The address could not be made. Please try again.').message);
    }
  };
  return { typed, setTyped, answer: isChecked ? check.data?.data : undefined, take, makeFromTitle };
}

/**
 * The address. It is taken over when one leaves the field, not while one types: every address a resource has had is
 * reserved for it, and half-typed words should not be among them.
 */
export function SlugField(props: SlugFieldProps) {
  const { typed, setTyped, answer, take, makeFromTitle } = useSlug(props);
  const takeTyped = () => {
    if (answer?.isFree !== false) take(typed.trim());
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Address"
        required
        error={typed.trim() === '' ? 'An address is required' : answer ? undefined : props.error}
        action={
          <button
            type="button"
            onClick={() => void makeFromTitle()}
            className="text-[13px]/5 text-accent-text underline-offset-2 hover:underline"
          >
            Make from title
          </button>
        }
        hint={
          <span className="wrap-anywhere">
            {addressStart(props.resource.type)}
            <span className="text-text">{typed.trim() || '…'}</span>
          </span>
        }
      >
        <Input
          value={typed}
          maxLength={limits.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={takeTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') takeTyped();
          }}
        />
      </Field>
      <SlugNews resource={props.resource} typed={typed.trim()} answer={answer} onTake={take} />
    </div>
  );
}

interface SlugNewsProps {
  resource: SlugFieldProps['resource'];
  typed: string;
  answer: { isFree: boolean; suggestion: string } | undefined;
  onTake(slug: string): void;
}

function SlugNews({ resource, typed, answer, onTake }: SlugNewsProps) {
  return (
    <div aria-live="polite" className="grid gap-2 text-[13px]/5 empty:hidden">
      {answer?.isFree && <p className="text-success-text">This address is free.</p>}
      {answer?.isFree === false && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <p className="min-w-0 text-danger-text wrap-anywhere">
            {slugPattern.test(typed) ? 'Taken.' : 'Lower-case letters, numbers and single hyphens only.'} Free:{' '}
            <span className="font-medium text-text">{answer.suggestion}</span>
          </p>
          <Button size="sm" onClick={() => onTake(answer.suggestion)}>
            Use it
          </Button>
        </div>
      )}
      {resource.publishedAt && typed !== resource.slug && (
        <p className="text-muted">Takes effect immediately. The old address redirects to the new one.</p>
      )}
    </div>
  );
}
