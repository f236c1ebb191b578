import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { otpDigits } from '../../../platform/constants.ts';
import { type FieldProps, inputProps, useField } from '../../../ui/fields/field.ts';
import classes from './CodeField.module.css';

type Props<V extends FieldValues> = FieldProps<V> & {
  /** The code is all that is asked for: the sixth digit sends the form. */
  sendsItself?: boolean;
};

/** Six digits of either script; phones offer the code that came by SMS. */
export function CodeField<V extends FieldValues>({ sendsItself = false, ...props }: Props<V>) {
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <TextInput
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      onChange={(event) => {
        const { form, value } = event.currentTarget;
        const digits = value.replace(/[^\d०-९]/g, '').slice(0, otpDigits);
        change(digits);
        // The form does not send twice: not while it is sending, and a seventh digit changes nothing. Who mends one digit of
        // six may have others to mend.
        if (sendsItself && digits.length === otpDigits && !isMended(digits, text)) form?.requestSubmit();
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

/** Whether no more than one digit of a whole code was mended. */
function isMended(code: string, former: string): boolean {
  const places = Array.from({ length: otpDigits }, (_, place) => place);
  return former.length === otpDigits && places.filter((place) => code[place] !== former[place]).length <= 1;
}
