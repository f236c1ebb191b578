import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import classes from './CheckboxField.module.css';
import { type FieldProps, useField } from './field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { onChanged?: (checked: boolean) => void };

/** Yes or no. */
export function CheckboxField<V extends FieldValues>(props: Props<V>) {
  const { ref, name, value, change, blur, error } = useField(props);
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={props.label}
      aria-label={props.spokenLabel}
      description={props.description}
      disabled={props.disabled ?? false}
      checked={value === true}
      onChange={(event) => {
        change(event.currentTarget.checked);
        props.onChanged?.(event.currentTarget.checked);
      }}
      onBlur={blur}
      error={error}
      classNames={{ body: classes.body, labelWrapper: classes.label }}
    />
  );
}
