import type { FieldValues } from 'react-hook-form';
import { AmountInput, QuantityInput } from './AmountInput.tsx';
import { type FieldProps, inputProps, useField } from './field.ts';

/** Rupees in a form: Devanagari and Latin digits, lakh grouping when left, right-aligned, with रु. */
export function AmountField<V extends FieldValues>(props: FieldProps<V> & { onChanged?: (value: string) => void }) {
  const { ref, name, value, change, blur, error } = useField(props);
  const take = (next: string): void => {
    change(next);
    props.onChanged?.(next);
  };
  return (
    <AmountInput
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={value}
      onChange={take}
      onBlur={blur}
      error={error}
    />
  );
}

/** A quantity in a form, up to four decimals. */
export function QuantityField<V extends FieldValues>(props: FieldProps<V>) {
  const { ref, name, value, change, blur, error } = useField(props);
  return (
    <QuantityInput
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={value}
      onChange={change}
      onBlur={blur}
      error={error}
    />
  );
}
