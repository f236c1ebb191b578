import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { otpDigits } from '../../../platform/constants.ts';
import { type FieldProps, inputProps, useField } from '../../../ui/fields/field.ts';
import classes from './CodeField.module.css';

/** Six digits of either script; phones offer the code that came by SMS. */
export function CodeField<V extends FieldValues>(props: FieldProps<V>) {
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <TextInput
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/[^\d०-९]/g, '');
        change(digits.slice(0, otpDigits));
      }}
      onBlur={blur}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      classNames={{ input: classes.code }}
      data-autofocus
    />
  );
}
