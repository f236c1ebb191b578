import type { FieldValues } from 'react-hook-form';
import { BsDatePicker } from './BsDatePicker.tsx';
import { type FieldProps, inputProps, useField } from '../fields/field.ts';
import { refusedDay } from './refused-day.ts';

type Props<V extends FieldValues> = FieldProps<V> & {
  /** The first and the last day that may be chosen, AD `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** What is said of a day after the last, where more is known than that it cannot be chosen. */
  afterText?: string | undefined;
  /** A day of any year is meant, such as of birth. */
  anyYear?: boolean;
  onChanged?: (ad: string) => void;
};

/** A day in a form: BS first, AD beside it; the value is AD `YYYY-MM-DD`, as it is sent. */
export function DateField<V extends FieldValues>(props: Props<V>) {
  const { ref, name, value, change, blur, error } = useField(props);
  return (
    <BsDatePicker
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={value}
      min={props.min}
      max={props.max}
      afterText={props.afterText}
      anyYear={props.anyYear}
      onChange={(ad) => {
        change(ad);
        props.onChanged?.(ad);
      }}
      onRefused={(text) => change(refusedDay(text))}
      onBlur={blur}
      error={error}
    />
  );
}
