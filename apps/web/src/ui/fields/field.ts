import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { textOf } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';

/** What every field of a form takes: the form's control, the value's name in the body, and the label. */
export type FieldProps<V extends FieldValues> = {
  control: Control<V, unknown, V>;
  name: FieldPath<V>;
  label: string;
  /** Read out in its place where several fields bear the same label; it begins with the label. */
  spokenLabel?: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

/** Binds an input to a form. `error` is the text to show under it, in the language of the page, or undefined. */
export function useField<V extends FieldValues>({ control, name }: Pick<FieldProps<V>, 'control' | 'name'>) {
  const { field, fieldState, formState } = useController<V, FieldPath<V>, V>({ control, name });
  const language = useLanguage();
  // Only once the field was touched (specification, section 5): a new row of a list is judged as a whole when it comes.
  const isTold = fieldState.isTouched || formState.isSubmitted || fieldState.error?.type === 'server';
  const message = isTold ? fieldState.error?.message : undefined;
  const value: unknown = field.value;
  return {
    ref: field.ref,
    name: field.name,
    value,
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    change: (next: unknown) => field.onChange(next),
    blur: field.onBlur,
    error: message === undefined ? undefined : textOf(message, {}, language),
  };
}

/** The part of a field's props that the inputs take as they are; what is not given is left out. */
export function inputProps<V extends FieldValues>(props: FieldProps<V>) {
  const { label, spokenLabel, description, placeholder, required, disabled } = props;
  return {
    label,
    ...(spokenLabel === undefined ? {} : { 'aria-label': spokenLabel }),
    ...(description === undefined ? {} : { description }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(required === undefined ? {} : { required }),
    ...(disabled === undefined ? {} : { disabled }),
  };
}
