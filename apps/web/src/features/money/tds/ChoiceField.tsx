import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, inputProps, useField } from '../../../ui/fields/field.ts';

type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly { value: string; label: string }[];
  onChanged?: (value: string) => void;
};

/** One of a few that are known beforehand. */
export function ChoiceField<V extends FieldValues>({ options, onChanged, ...props }: Props<V>) {
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <NativeSelect
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      data={[...options]}
      onChange={(event) => {
        change(event.currentTarget.value);
        onChanged?.(event.currentTarget.value);
      }}
      onBlur={blur}
      error={error}
    />
  );
}
