import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import classes from './DocumentHead.module.css';
import { useHeadProblem } from './DocumentHead.tsx';
import { useEditorStore } from './use-editor-store.ts';

type Props<Value> = { place: string; label: string; value: Value; onChange: (value: Value) => void };
type Required = { isRequired?: boolean };

/** A text of the head that only some kinds have. */
export function HeadText({
  place,
  label,
  value,
  onChange,
  isRequired = false,
  hint = null,
  field = null,
}: Props<string> & Required & { hint?: string | null; field?: RefObject<HTMLInputElement | null> | null }) {
  const store = useEditorStore();
  const problem = useHeadProblem(place);
  return (
    <TextInput
      ref={field}
      className={`${classes.field} ${hint === null ? '' : classes.hinted}`}
      name={place}
      label={label}
      value={value}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withAsterisk={isRequired}
      aria-required={isRequired || undefined}
      autoComplete="off"
      maxLength={50}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => store.touch(place)}
      error={problem}
    />
  );
}

type Choices = { data: { value: string; label: string }[] };

/** A choice of the head that only some kinds have. */
export function HeadSelect({
  place,
  label,
  value,
  onChange,
  data,
  isRequired = false,
}: Props<string> & Required & Choices) {
  const problem = useHeadProblem(place);
  return (
    <NativeSelect
      className={classes.field ?? ''}
      name={place}
      label={label}
      value={value}
      withAsterisk={isRequired}
      data={data}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem}
    />
  );
}

/** Yes or no, for the whole document. */
export function HeadSwitch({ place, label, value, onChange, disabled }: Props<boolean> & { disabled: boolean }) {
  return (
    <Checkbox
      className={classes.switch ?? ''}
      name={place}
      label={label}
      checked={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
