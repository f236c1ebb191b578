import type { z } from '@bahi/contract/zod';
import { toNestErrors } from '@hookform/resolvers';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { SyntheticEvent } from 'react';
import { ApiError } from './api-error.ts';

/** A form whose values are the wire form of a body, as it is sent. */
export type AppForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/**
 * A form over a schema of the contract: `useAppForm(customerContract.save.body, { name: '', … })`. Its values stay
 * as they were typed (the schema's input), for that is what is sent; errors are the schema's message keys, shown
 * once a field was touched, in the language of the page.
 */
export function useAppForm<S extends z.ZodType<unknown, FieldValues>>(
  schema: S,
  defaultValues: DefaultValues<z.input<S>>,
): AppForm<z.input<S>> {
  return useForm<z.input<S>, unknown, z.input<S>>({
    resolver: resolverOf(schema),
    mode: 'onTouched',
    defaultValues,
  });
}

/**
 * What is wrong with each field, by the first thing that is said of it. A choice between several forms speaks with its
 * own text, as on the server, and not with that of whichever form comes first.
 */
function resolverOf<S extends z.ZodType<unknown, FieldValues>>(schema: S): Resolver<z.input<S>, unknown, z.input<S>> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of parsed.error.issues) {
      errors[path.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: toNestErrors<z.input<S>>(errors, options) };
  };
}

/**
 * Puts the server's refusals at their fields and brings the first into view. Returns whether there was any; the
 * message as a whole has been shown as a toast.
 */
export function applyFieldErrors<V extends FieldValues>(form: AppForm<V>, error: ApiError): boolean {
  error.fields.forEach(({ field, message }, position) => {
    // The server names fields by their path in the body, which is the form.
    form.setError(field as FieldPath<V>, { type: 'server', message }, { shouldFocus: position === 0 });
  });
  return error.fields.length > 0;
}

/** The forms that are being sent: a double click sends once, also before the button shows that it waits. */
const sending = new WeakSet<object>();

/**
 * The submit handler of a form element. A refusal of the server goes to its fields, and the form stays as it is; the
 * first field with an error takes the focus.
 */
export function submitOf<V extends FieldValues>(
  form: AppForm<V>,
  save: (values: V) => Promise<unknown>,
): (event: SyntheticEvent) => void {
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without an error of its own the form would count as saved, and leaving it would not ask.
      if (!applyFieldErrors(form, error)) form.setError('root', { type: error.code, message: error.message });
    }
  });
  return (event) => {
    // A dialog's form stands in the tree of the form that opened it: its submit must not reach that one.
    event.stopPropagation();
    if (sending.has(form.control)) return event.preventDefault();
    sending.add(form.control);
    void submit(event).finally(() => sending.delete(form.control));
  };
}
